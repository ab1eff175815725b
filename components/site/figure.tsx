import { classNames } from '@/components/ui/class-names'

interface FigureProps {
  value: string
  label: string
  /** The label's color. */
  className: string
}

/** Shows a figure that staff maintain, for a `dl` at the top of a page. It is large, with its label below. */
export function Figure({ value, label, className }: FigureProps) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end">
      <dt className={classNames('text-sm wrap-anywhere md:text-base', className)}>{label}</dt>
      <dd className="font-display text-3xl font-bold tracking-tight wrap-anywhere tabular-nums lg:text-4xl">
        {value}
      </dd>
    </div>
  )
}
