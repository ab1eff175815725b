import { Card } from '@/components/ui/card'
import { classNames } from '@/components/ui/class-names'
import { Skeleton } from '@/components/ui/skeleton'

/** Renders skeleton cards for loading figures. */
export function LoadingStats({ labels, className }: { labels: readonly string[]; className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('grid grid-cols-2 gap-3', className ?? 'md:grid-cols-4')}>
      {labels.map((label) => (
        <Card key={label} className="stat">
          <p>{label}</p>
          <Skeleton className="h-8 w-24 in-data-dense:h-7 in-data-dense:w-12" />
        </Card>
      ))}
    </div>
  )
}
