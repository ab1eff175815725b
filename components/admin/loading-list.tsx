import { Skeleton } from '@/components/ui/skeleton'

const rows = ['a', 'b', 'c', 'd', 'e', 'f']

/** Renders the skeleton of a loading list. */
export function LoadingList() {
  return (
    <div className="rounded-md border border-line bg-surface">
      <p role="status" className="sr-only">
        Loading…
      </p>
      <div aria-hidden="true" className="divide-y divide-line">
        {rows.map((row) => (
          <div key={row} className="grid gap-2 px-4 py-5">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        ))}
      </div>
    </div>
  )
}
