import { Card } from '@/components/ui/card'
import { classNames } from '@/components/ui/class-names'
import { Skeleton } from '@/components/ui/skeleton'

/** Renders skeleton cards for loading figures. */
export function LoadingStats({ labels, className }: { labels: readonly string[]; className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('grid grid-cols-2 gap-3', className ?? 'md:grid-cols-4')}>
      {labels.map((label) => (
        <Card key={label} className="px-5 py-4">
          <p className="text-sm text-fg-soft">{label}</p>
          <Skeleton className="mt-2 h-7 w-24" />
        </Card>
      ))}
    </div>
  )
}
