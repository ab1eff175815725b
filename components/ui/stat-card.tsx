import type { ReactNode } from 'react'
import { Card } from './card'

interface StatCardProps {
  /** A link in it may cover the card. */
  label: ReactNode
  value: ReactNode
  /** Where the figure comes from, or what changed. */
  note?: ReactNode
}

/** Belongs in a <dl>. */
export function StatCard({ label, value, note }: StatCardProps) {
  return (
    <Card className="relative px-5 py-4 transition-colors has-[dt_a]:hover:border-line-strong">
      <dt className="text-sm text-fg-soft">{label}</dt>
      <dd className="mt-1 font-display text-2xl font-semibold tabular-nums">{value}</dd>
      {note && <dd className="mt-1 text-xs text-fg-soft">{note}</dd>}
    </Card>
  )
}
