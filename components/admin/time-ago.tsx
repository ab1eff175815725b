import { formatDateTime, formatDistance } from '@/lib/dates'

/** Shows relative time, with the exact time below. Rendered on the server, at the time of the request. */
export function TimeAgo({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} className="text-xs text-fg-soft tabular-nums">
      <span className="text-sm text-fg">{formatDistance(at, new Date())}</span>
      <span className="block">{formatDateTime(at)}</span>
    </time>
  )
}
