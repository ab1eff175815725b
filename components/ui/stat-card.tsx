import type { ReactNode } from 'react'
import { Card } from './card'

interface StatCardProps {
  /** A link in the label may cover the whole card. */
  label: ReactNode
  value: ReactNode
  /** The source of the figure, or what changed. */
  note?: ReactNode
}

/** Shows one figure. It must be inside a <dl>. */
export function StatCard({ label, value, note }: StatCardProps) {
  return (
    <Card className="relative px-5 py-4 transition-colors has-[dt_a]:hover:border-line-strong">
      <dt className="text-sm text-fg-soft">{label}</dt>
      <dd className="mt-1 font-display text-2xl font-semibold tabular-nums">{value}</dd>
      {note && <dd className="mt-1 text-xs text-fg-soft">{note}</dd>}
    </Card>
  )
}
