import { formatCountOf } from '@/lib/count'
import { formatDateTime } from '@/lib/dates'
import type { SuppressionReason } from '@/lib/outbox/schema'
import type { WaitlistStatus } from '@/lib/waitlist/schema'
import type { SignupSource } from '@/lib/waitlist/signup-source'

export const statusLabels: Record<WaitlistStatus, string> = {
  active: 'Active',
  notified: 'Notified',
  converted: 'Converted',
}

const sourceLabels: Record<SignupSource, string> = {
  header: 'Header',
  menu: 'Menu',
  hero: 'Hero',
  promo: 'Promo bar',
  calculator: 'Calculator',
  video: 'Video',
  closing: 'Closing section',
  faq: 'FAQ',
  about: 'About page',
  security: 'Security page',
  page: 'Waitlist page',
}

/** Returns the label of the button that a signup came from. */
export function sourceLabel(source: string): string {
  return Object.entries(sourceLabels).find(([option]) => option === source)?.[1] ?? source
}

interface Consent {
  unsubscribedAt: Date | null
  consentVersion: string
}

/** Describes whether someone gets bulk email: not if they unsubscribed, nor if their address is suppressed. */
export function consentState(entry: Consent, suppression: SuppressionReason | null): string {
  if (entry.unsubscribedAt) return `Unsubscribed ${formatDateTime(entry.unsubscribedAt)}`
  const agreed = `Agreed to receive emails, consent wording ${entry.consentVersion}`
  return suppression
    ? `${suppressions[suppression]} (${agreed.charAt(0).toLowerCase()}${agreed.slice(1)})`
    : agreed
}

const suppressions: Record<SuppressionReason, string> = {
  unsubscribed: 'No emails: unsubscribed',
  bounced: 'No emails: the address bounced',
  complained: 'No emails: marked one as spam',
}

/** Shown if the server could not be reached. Refusals have their own messages. */
export const FAILED = {
  status: 'Failed to update status. Please try again.',
  delete: 'Failed to delete entry. Please try again.',
  restore: 'Failed to restore entry. Please try again.',
} as const

export function formatEntryCount(count: number) {
  return formatCountOf(count, 'entry', 'entries')
}
