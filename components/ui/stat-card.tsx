import type { ReactNode } from 'react'
import { Card } from './card'

interface StatCardProps {
  label: ReactNode
  value: ReactNode
  /** Where the figure comes from, or what changed. */
  note?: ReactNode
}

/** Belongs in a <dl>. */
export function StatCard({ label, value, note }: StatCardProps) {
  return (
    <Card className="px-5 py-4">
      <dt className="text-sm text-fg-soft">{label}</dt>
      <dd className="mt-1 font-display text-2xl font-semibold tabular-nums">{value}</dd>
      {note && <dd className="mt-1 text-xs text-fg-soft">{note}</dd>}
    </Card>
  )
}
