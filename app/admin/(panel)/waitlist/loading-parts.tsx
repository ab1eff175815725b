import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { Spinner } from '@/components/ui/spinner'

const four = ['Total', 'Active', 'Notified', 'Converted']
const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export function LoadingStats() {
  return (
    <div aria-hidden="true" className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {four.map((label) => (
        <Card key={label} className="px-5 py-4">
          <p className="text-sm text-fg-soft">{label}</p>
          <Skeleton className="mt-2 h-7 w-24" />
        </Card>
      ))}
    </div>
  )
}

/** The shape of the list, and in its head the spinner that says that it is on its way. */
export function LoadingEntries() {
  return (
    <div className="rounded-md border border-line bg-surface">
      <p
        role="status"
        className="flex items-center gap-2 rounded-t-md bg-sunken px-4 py-2 text-xs text-fg-soft"
      >
        <Spinner className="text-sm text-accent" /> Loading waitlist entries...
      </p>
      <div aria-hidden="true" className="divide-y divide-line">
        {rows.map((row) => (
          <div key={row} className="flex items-center gap-6 px-4 py-4">
            <Skeleton className="size-5 shrink-0" />
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-4 w-56 max-md:hidden" />
            <Skeleton className="ml-auto h-8 w-28" />
          </div>
        ))}
      </div>
    </div>
  )
}
