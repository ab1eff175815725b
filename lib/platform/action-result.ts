import type { FieldErrors, IdentityProof, SavedMeanwhile } from './errors'

/** A refusal that the person can act on. `values` are the form's values, for filling it in again. */
export interface ActionRefusal {
  ok: false
  message?: string
  fieldErrors?: FieldErrors
  values?: Record<string, string>
  /** The saved values, if the save was outdated. */
  saved?: SavedMeanwhile
  /** How people have to confirm who they are first, if they do. */
  proof?: IdentityProof
  /** The first characters of the request id in the log. */
  reference?: string
}

export type ActionResult<Data = undefined> = { ok: true; data: Data } | ActionRefusal
