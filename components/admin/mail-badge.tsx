import { Badge, type BadgeTone } from '@/components/ui/badge'
import type { MailStatus } from '@/lib/outbox/schema'

export const mailStatusNames: Record<MailStatus, string> = {
  queued: 'Queued',
  sent: 'Sent',
  failed: 'Failed',
  suppressed: 'Not sent (suppressed)',
  cancelled: 'Canceled',
}

const tones: Record<MailStatus, BadgeTone> = {
  queued: 'warn',
  sent: 'accent',
  failed: 'danger',
  suppressed: 'neutral',
  cancelled: 'neutral',
}

/** Shows the status of an email in the outbox. */
export function MailBadge({ status }: { status: MailStatus }) {
  return <Badge tone={tones[status]}>{mailStatusNames[status]}</Badge>
}
