import { formatDateTime } from '@/lib/dates'

/** Shows who changed a record last and when. */
export function LastChange({ change }: { change: { by: string; at: Date } | null }) {
  if (!change) return <>Never edited</>
  return (
    <>
      Last changed by {change.by} on{' '}
      <time dateTime={change.at.toISOString()}>{formatDateTime(change.at)}</time>
    </>
  )
}
