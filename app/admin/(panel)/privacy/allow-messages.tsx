'use client'

import { useAction } from '@/components/admin/use-action'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { allowMessages } from '@/lib/personal-data/actions'

/** Lifts the suppression of an erased address when its owner wants bulk email again. */
export function AllowMessages({ person }: { person: string }) {
  const [allow, isAllowing] = useAction(allowMessages, { done: 'The address can receive bulk email again' })
  return (
    <Notice tone="accent">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          We erased this person’s data and no longer send bulk email to this address. To remember that, we
          keep a hash of it.
        </p>
        <Button size="sm" variant="secondary" loading={isAllowing} onClick={() => allow({ person })}>
          Allow bulk email again
        </Button>
      </div>
    </Notice>
  )
}
