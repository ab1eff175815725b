import { formatCount } from '@/lib/count'
import type { WaitlistStatus } from '@/lib/waitlist/schema'

export const statusLabels: Record<WaitlistStatus, string> = {
  active: 'Active',
  notified: 'Notified',
  converted: 'Converted',
}

/** Shown if the server could not be reached. Refusals have their own messages. */
export const FAILED = {
  status: 'Failed to update status. Please try again.',
  delete: 'Failed to delete entry. Please try again.',
  restore: 'Failed to restore entry. Please try again.',
} as const

export function formatEntryCount(count: number) {
  return count === 1 ? '1 entry' : `${formatCount(count)} entries`
}
