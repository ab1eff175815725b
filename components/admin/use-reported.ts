'use client'

import { useRouter } from 'next/navigation'
import { toast } from 'sonner'
import type { ActionResult } from '@/lib/platform/action-result'

const UNREACHABLE = 'The site could not be reached. Please try again.'

/** Runs an action, says how it went and reads the screen anew: it may have changed even where the action was refused. */
export function useReported() {
  const router = useRouter()
  return async (run: () => Promise<ActionResult<unknown>>, done: string) => {
    const result = await run().catch(() => null)
    if (result?.ok) toast.success(done)
    else toast.error(result?.message ?? UNREACHABLE)
    if (result) router.refresh()
  }
}
