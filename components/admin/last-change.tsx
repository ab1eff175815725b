import { formatDateTime } from '@/lib/dates'

interface LastChangeProps {
  change: { by: string; at: Date } | null
}

/** Shows who changed a record last and when. */
export const LastChange = ({ change }: LastChangeProps) => describeChange(change)

/** Says who changed a record last and when. */
export const describeChange = (change: LastChangeProps['change']) =>
  change ? `Last changed by ${change.by} on ${formatDateTime(change.at)}` : 'Never edited'
