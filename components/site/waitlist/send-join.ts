import { unstable_isUnrecognizedActionError as isUnknownAction } from 'next/navigation'
import type { ActionResult } from '@/lib/platform/action-result'
import { signupMessages } from '@/lib/waitlist/signup'

export type JoinState = ActionResult<null> | null
export type Join = (previous: JoinState, form: FormData) => Promise<ActionResult<null>>

/** The server no longer knows this page's form: a new release is out. */
export const OUTDATED = 'This page is out of date. Please reload it; what you typed is kept.'

/** Sends the form. Never throws: a lost connection and an old page are refusals like any other. */
export async function sendJoin(join: Join, form: FormData): Promise<ActionResult<null>> {
  try {
    return await join(null, form)
  } catch (error) {
    return { ok: false, message: isUnknownAction(error) ? OUTDATED : signupMessages.failure }
  }
}
