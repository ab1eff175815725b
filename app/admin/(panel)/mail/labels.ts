import type { SuppressionReason } from '@/lib/outbox/schema'

export const reasonNames: Record<SuppressionReason, string> = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  complained: 'Marked as spam',
}
