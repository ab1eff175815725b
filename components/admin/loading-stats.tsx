import { Card } from '@/components/ui/card'
import { classNames } from '@/components/ui/class-names'
import { Skeleton } from '@/components/ui/skeleton'

/** Renders skeleton cards for loading figures. */
export function LoadingStats({ labels, className }: { labels: readonly string[]; className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('grid grid-cols-2 gap-3', className ?? 'md:grid-cols-4')}>
      {labels.map((label) => (
        <Card
          key={label}
          className="px-5 py-4 md:in-data-dense:flex md:in-data-dense:items-center md:in-data-dense:justify-between md:in-data-dense:px-4 md:in-data-dense:py-2"
        >
          <p className="text-sm text-fg-soft">{label}</p>
          <Skeleton className="mt-2 h-7 w-24 md:in-data-dense:mt-0 md:in-data-dense:w-12" />
        </Card>
      ))}
    </div>
  )
}
