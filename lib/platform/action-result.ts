import type { FieldErrors, IdentityProof, SavedMeanwhile } from './errors'

/** A refusal that the person can act on. `values` are the form's values, to fill it in again. */
export interface ActionRefusal {
  ok: false
  message?: string
  fieldErrors?: FieldErrors
  values?: Record<string, string>
  /** For an outdated save: what is saved now. */
  saved?: SavedMeanwhile
  /** Set if the person has to confirm who they are first, and how. */
  proof?: IdentityProof
  /** The first characters of the request id in the log. */
  reference?: string
}

export type ActionResult<Data = undefined> = { ok: true; data: Data } | ActionRefusal
