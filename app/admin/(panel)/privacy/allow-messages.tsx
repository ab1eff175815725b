'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { allowMessages } from '@/lib/personal-data/actions'

const UNREACHABLE = 'The site could not be reached. Please try again.'

/** Of an address that was erased and wanted no bulk mail: the way back, when its owner wants it again. */
export function AllowMessages({ person }: { person: string }) {
  const router = useRouter()
  const [isAllowing, startAllowing] = useTransition()
  const allow = () =>
    startAllowing(async () => {
      const result = await allowMessages({ person }).catch(() => null)
      if (result?.ok) toast.success('The address may get messages again')
      else toast.error(result?.message ?? UNREACHABLE)
      if (result) router.refresh()
    })
  return (
    <Notice tone="accent">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>This address was erased, and gets no messages to many people: that wish is kept as a hash.</p>
        <Button size="sm" variant="secondary" loading={isAllowing} onClick={allow}>
          Allow messages again
        </Button>
      </div>
    </Notice>
  )
}
