import type { BadgeTone } from '@/components/ui/badge'
import type { MailStatus, SuppressionReason } from '@/lib/mail/schema'

export const statusNames: Record<MailStatus, string> = {
  queued: 'Queued',
  sent: 'Sent',
  failed: 'Failed',
  suppressed: 'Suppressed',
  cancelled: 'Cancelled',
}

export const statusTones: Record<MailStatus, BadgeTone> = {
  queued: 'warn',
  sent: 'accent',
  failed: 'danger',
  suppressed: 'neutral',
  cancelled: 'neutral',
}

export const reasonNames: Record<SuppressionReason, string> = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  complained: 'Complained',
}

export const UNREACHABLE = 'The site could not be reached. Please try again.'
