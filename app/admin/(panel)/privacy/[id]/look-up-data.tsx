'use client'

import { UserRoundSearch } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useAction } from '@/components/admin/use-action'
import { Button } from '@/components/ui/button'
import { lookUp } from '@/lib/personal-data/actions'

/** Opens the data held for the address of a request. The activity log records it, like every lookup. */
export function LookUpData({ email }: { email: string }) {
  const router = useRouter()
  const [run, isPending] = useAction(() => lookUpRequested(email), {
    done: ({ person }) => router.push(`/admin/privacy/person/${person}`),
  })
  return (
    <Button size="sm" variant="secondary" loading={isPending} onClick={() => run()}>
      <UserRoundSearch />
      View data
    </Button>
  )
}

/** Moves the error for the address into the message, because there is no field to show it next to. */
async function lookUpRequested(email: string) {
  const result = await lookUp({ email })
  return result.ok ? result : { ...result, message: result.message || (result.fieldErrors?.email ?? '') }
}
