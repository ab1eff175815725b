import { unstable_isUnrecognizedActionError as isUnknownAction } from 'next/navigation'
import type { ActionRefusal } from '@/lib/platform/action-result'

/** Shown if the server does not recognize the page's action, because the page is from another release. */
const OUTDATED = 'This page is out of date. Please reload it and try again.'

/** Shown instead by forms that keep their input across a reload. */
export const OUTDATED_BUT_KEPT =
  'This page is out of date. Please reload it. You won’t lose what you’ve typed.'

/** Shown by these forms if the browser blocks storage. */
export const OUTDATED_NOT_KEPT =
  'This page is out of date. Please copy what you’ve typed, then reload the page.'

/** Returns the message for an action that threw: `outdated` if the page is from another release, otherwise `failure`. */
export const failureText = (error: unknown, failure: string, outdated = () => OUTDATED) =>
  isUnknownAction(error) ? outdated() : failure

/** Returns a `catch` handler that turns the error into a refusal with the message of `failureText`. */
export const refuseWith =
  (failure: string, outdated?: () => string) =>
  (error: unknown): ActionRefusal => ({ ok: false, message: failureText(error, failure, outdated) })
