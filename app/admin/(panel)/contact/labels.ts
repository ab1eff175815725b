import type { MessageStatus } from '@/lib/contact/schema'

export const statusNames: Record<MessageStatus, string> = {
  new: 'New',
  replied: 'Replied',
  resolved: 'Resolved',
}
