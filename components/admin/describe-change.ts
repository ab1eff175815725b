import { formatDateTime } from '@/lib/dates'

export type Change = { by: string; at: Date } | null

/** Says who changed a record last and when. */
export const describeChange = (change: Change) =>
  change ? `Last changed by ${change.by} on ${formatDateTime(change.at)}` : 'Never edited'
