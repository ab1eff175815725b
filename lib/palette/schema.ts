/** Shorter than this nothing is asked of the database. */
export const MIN_QUERY = 2
export const MAX_QUERY = 100
/** Records of one kind that are shown; of more there is a link to the list. */
export const ROWS_SHOWN = 4

export interface FoundRecord {
  id: string
  title: string
  /** Distinguishes it from others of the same name; may be empty. */
  detail: string
  href: string
}

export interface FoundGroup {
  /** Its key in `recordKinds`. */
  kind: string
  records: FoundRecord[]
  /** The list with all that match, where there are more of them. */
  more: string | null
}

export interface PaletteAnswer {
  /** The groups with the best matches first. */
  groups: FoundGroup[]
}
