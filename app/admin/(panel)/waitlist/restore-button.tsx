'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import { restoreEntry } from '@/lib/waitlist/actions'
import { FAILED } from './words'

export function RestoreButton({ id, name }: { id: string; name: string }) {
  const router = useRouter()
  const [isPending, startRestoring] = useTransition()

  const restore = () =>
    startRestoring(async () => {
      const result = await restoreEntry({ id }).catch(() => null)
      if (result?.ok) toast.success(`Restored ${name}`)
      else toast.error(result?.message ?? FAILED.restore)
      router.refresh()
    })

  return (
    <Button loading={isPending} onClick={restore} size="sm" variant="secondary">
      Restore<span className="sr-only"> {name}</span>
    </Button>
  )
}
