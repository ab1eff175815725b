import type { FieldErrors, SavedMeanwhile } from './errors'

/** A refusal that the person can do something about. `values` is what a form sent, for refilling it. */
export interface ActionRefusal {
  ok: false
  message?: string
  fieldErrors?: FieldErrors
  values?: Record<string, string>
  /** For a stale save: what is saved instead. */
  saved?: SavedMeanwhile
  /** First characters of the request id, for the log. */
  reference?: string
}

export type ActionResult<Data = undefined> = { ok: true; data: Data } | ActionRefusal
