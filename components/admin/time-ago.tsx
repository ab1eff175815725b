import { formatDateTime, formatDistance } from '@/lib/dates'

/** Shows a time relative to the request, with the exact time below. */
export function TimeAgo({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} className="text-xs text-fg-soft tabular-nums">
      <span className="inline-block text-sm text-fg first-letter:uppercase" suppressHydrationWarning>
        {formatDistance(at, new Date())}
      </span>
      <span className="block">{formatDateTime(at)}</span>
    </time>
  )
}
