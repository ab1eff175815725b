import { unstable_isUnrecognizedActionError as isUnknownAction } from 'next/navigation'
import type { ActionResult } from '@/lib/platform/action-result'

/** The server no longer knows this page's form: a new release is out. */
const OUTDATED = 'This page is out of date. Please reload it and try again.'

export type FormAction = (previous: ActionResult<null> | null, form: FormData) => Promise<ActionResult<null>>

/**
 * Sends a form of a public page. Never throws: a lost connection (`failure` says so) and an old page (`outdated`) are refusals
 * like any other.
 */
export async function sendForm(
  send: FormAction,
  form: FormData,
  { failure, outdated = OUTDATED }: { failure: string; outdated?: string },
): Promise<ActionResult<null>> {
  try {
    return await send(null, form)
  } catch (error) {
    return { ok: false, message: isUnknownAction(error) ? outdated : failure }
  }
}
