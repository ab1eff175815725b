import type { SuppressionReason } from '@/lib/outbox/schema'

/** Shown instead of the subject of an email after its retention period. */
export const ERASED = 'Erased email'

export const reasonNames: Record<SuppressionReason, string> = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  complained: 'Marked as spam',
}
