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
    <Card className="stat">
      <dt>{label}</dt>
      <dd>{value}</dd>
      {note && <dd>{note}</dd>}
    </Card>
  )
}
