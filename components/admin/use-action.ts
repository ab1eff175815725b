'use client'

import { unstable_isUnrecognizedActionError as isUnknownAction, useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { toast } from 'sonner'
import { failureText } from '@/components/forms/failed-action'
import { callConfirmed } from '@/components/forms/identity'
import { hasUnsavedChanges } from '@/components/forms/leave-guards'
import type { ActionResult } from '@/lib/platform/action-result'

interface Options<Data, Input> {
  /** The message on success, or a callback, which may navigate away. */
  done?: string | ((data: Data, sent: Input) => void)
  /** The message, with a button to try again, if the site could not be reached. Refusals have their own messages. */
  failed?: string
}

export const UNREACHABLE = 'The site could not be reached. Please try again.'

/**
 * Returns `[run, isPending]` for a button. `run` performs the action, reports the result, and resolves to true if the
 * action succeeded. It also refreshes the screen, even after a refusal, because the data may have changed. After a
 * refusal, a screen with unsaved changes is refreshed only if it is outdated.
 */
export function useAction<Data, Input = void>(
  action: (input: Input) => Promise<ActionResult<Data>>,
  { done, failed = UNREACHABLE }: Options<Data, Input>,
): [run: (input: Input) => Promise<boolean>, isPending: boolean] {
  const router = useRouter()
  const [isPending, start] = useTransition()

  async function perform(input: Input) {
    const result = await callConfirmed(() => action(input)).catch((error: unknown) => {
      // The button that was pressed may have disappeared, like Undo in a toast.
      const again = { label: 'Try again', onClick: () => void run(input) }
      toast.error(failureText(error, failed), isUnknownAction(error) ? undefined : { action: again })
    })
    if (!result) return false
    if (!result.ok) toast.error(result.message ?? failed)
    else if (typeof done === 'string') toast.success(done)
    else done?.(result.data, input)
    // If `done` has navigated away, Back would otherwise show the page from before the action. But if a record was erased,
    // the not-found page would replace unsaved text.
    if (result.ok || result.isOutdated || !hasUnsavedChanges()) router.refresh()
    return result.ok
  }

  const run = (input: Input) =>
    new Promise<boolean>((resolve) => start(async () => resolve(await perform(input))))
  return [run, isPending]
}
