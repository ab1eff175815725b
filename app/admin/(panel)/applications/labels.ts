import type { ApplicationStatus } from '@/lib/applications/schema'

export const statusNames: Record<ApplicationStatus, string> = {
  pending: 'Pending',
  reviewing: 'Reviewing',
  interview: 'Interview',
  rejected: 'Rejected',
  hired: 'Hired',
}
