import type { SuppressionReason } from '@/lib/outbox/schema'

export const reasonNames: Record<SuppressionReason, string> = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  complained: 'Complained',
}

export const UNREACHABLE = 'The site could not be reached. Please try again.'
