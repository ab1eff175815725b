import type { BadgeTone } from '@/components/ui/badge'
import type { ApplicationStatus } from '@/lib/applications/schema'

export const statusLabels: Record<ApplicationStatus, string> = {
  pending: 'Pending',
  reviewing: 'Reviewing',
  interview: 'Interview',
  rejected: 'Rejected',
  hired: 'Hired',
}

export const statusTones: Record<ApplicationStatus, BadgeTone> = {
  pending: 'warn',
  reviewing: 'neutral',
  interview: 'accent',
  rejected: 'danger',
  hired: 'accent',
}
