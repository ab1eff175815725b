import type { MessageStatus } from '@/lib/contact/schema'

export const statusLabels: Record<MessageStatus, string> = {
  new: 'New',
  replied: 'Replied',
  resolved: 'Resolved',
}
