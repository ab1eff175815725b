import type { BadgeTone } from '@/components/ui/badge'
import type { MessageStatus } from '@/lib/contact/schema'

export const statusLabels: Record<MessageStatus, string> = {
  new: 'New',
  replied: 'Replied',
  resolved: 'Resolved',
}

export const statusTones: Record<MessageStatus, BadgeTone> = {
  new: 'warn',
  replied: 'accent',
  resolved: 'neutral',
}
