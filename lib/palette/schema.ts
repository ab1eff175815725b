/** Shorter queries are not sent to the database. */
export const MIN_QUERY = 2
export const MAX_QUERY = 100
/** The maximum number of records shown per kind. If there are more, a link leads to the list. */
export const ROWS_SHOWN = 4

export interface FoundRecord {
  id: string
  title: string
  /** Distinguishes records with the same title; may be empty. */
  detail: string
  href: string
}

export interface FoundGroup {
  /** The kind's key in `recordKinds`. */
  kind: string
  records: FoundRecord[]
  /** The list of all matches, if there are more than shown. */
  more: string | null
}

export interface PaletteResults {
  /** Groups with the best matches come first. */
  groups: FoundGroup[]
}
