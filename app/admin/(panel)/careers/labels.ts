import type { BadgeTone } from '@/components/ui/badge'
import type { PositionStatus } from '@/lib/careers/schema'

export const statusLabels: Record<PositionStatus, string> = {
  active: 'Active',
  paused: 'Paused',
  closed: 'Closed',
}

/** Green, yellow, red. */
export const statusTones: Record<PositionStatus, BadgeTone> = {
  active: 'accent',
  paused: 'warn',
  closed: 'danger',
}
