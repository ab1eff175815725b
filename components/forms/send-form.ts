import { unstable_isUnrecognizedActionError as isUnknownAction } from 'next/navigation'
import type { ActionResult } from '@/lib/platform/action-result'

/** Shown if the server does not recognize the page's form, because the page is from another release. */
const OUTDATED = 'This page is out of date. Please reload it and try again.'

/** Shown instead by forms that keep their input across a reload. */
export const OUTDATED_BUT_KEPT =
  'This page is out of date. Please reload it. You won’t lose what you’ve typed.'

export type FormAction<Data = null> = (
  previous: ActionResult<Data> | null,
  form: FormData,
) => Promise<ActionResult<Data>>

/**
 * Sends a form on a public page and never throws. Returns a refusal with the message `outdated` if the page
 * is out of date, and with `failure` after any other error, such as a lost connection.
 */
export async function sendForm<Data>(
  send: FormAction<Data>,
  form: FormData,
  { failure, outdated = OUTDATED }: { failure: string; outdated?: string },
): Promise<ActionResult<Data>> {
  try {
    return await send(null, form)
  } catch (error) {
    return { ok: false, message: isUnknownAction(error) ? outdated : failure }
  }
}
