import type { ReactNode } from 'react'
import { Card } from './card'

interface StatCardProps {
  /** A link in the label may cover the whole card. */
  label: ReactNode
  value: ReactNode
  /** The source of the figure, or what changed. */
  note?: ReactNode
}

/** Shows one figure. It must be inside a <dl>. Above a list (`data-dense`), the label and the value share a line. */
export function StatCard({ label, value, note }: StatCardProps) {
  return (
    <Card className="relative px-5 py-4 transition-colors has-[dt_a]:hover:border-line-strong md:in-data-dense:flex md:in-data-dense:flex-wrap md:in-data-dense:items-baseline md:in-data-dense:justify-between md:in-data-dense:gap-x-3 md:in-data-dense:px-4 md:in-data-dense:py-2">
      <dt className="text-sm text-fg-soft">{label}</dt>
      <dd className="mt-1 font-display text-2xl font-semibold tabular-nums md:in-data-dense:mt-0 md:in-data-dense:text-lg">
        {value}
      </dd>
      {note && (
        <dd className="mt-1 text-xs text-fg-soft md:in-data-dense:mt-0 md:in-data-dense:w-full">{note}</dd>
      )}
    </Card>
  )
}
