import type { FieldErrors, IdentityProof, SavedVersion } from './errors'

/** A refusal that the person can act on. `values` are the submitted values, for refilling the form. */
export interface ActionRefusal {
  ok: false
  message?: string
  fieldErrors?: FieldErrors
  values?: Record<string, string>
  /** The saved values, if the save was outdated. */
  saved?: SavedVersion
  /** True if the screen shows outdated data and must be refreshed. */
  isOutdated?: true
  /** How the person must confirm who they are before trying again, if that is why they were refused. */
  proof?: IdentityProof
  /** The first characters of the request id in the log. */
  reference?: string
}

export type ActionResult<Data = undefined> = { ok: true; data: Data } | ActionRefusal
