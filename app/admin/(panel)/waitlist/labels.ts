import type { BadgeTone } from '@/components/ui/badge'
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

export const statusTones: Record<WaitlistStatus, BadgeTone> = {
  active: 'accent',
  notified: 'warn',
  converted: 'neutral',
}

const sourceLabels: Record<SignupSource, string> = {
  header: 'Header',
  menu: 'Menu',
  hero: 'Top of landing page',
  promo: 'Promo bar',
  calculator: 'Calculator',
  video: 'Video',
  closing: 'Bottom of landing page',
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
  const state = suppression ? suppressions[suppression] : 'Agreed to receive emails'
  return `${state} (consent text: ${versionMonth(entry.consentVersion)})`
}

/** Returns the month of a consent text: "November 2026" for "2026-11". Any other version is returned unchanged. */
function versionMonth(version: string): string {
  return /^\d{4}-\d{2}$/.test(version) ? monthFormat.format(new Date(`${version}-01T00:00Z`)) : version
}
const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

const suppressions: Record<SuppressionReason, string> = {
  unsubscribed: 'No bulk email: unsubscribed',
  bounced: 'No bulk email: the address bounced',
  complained: 'No bulk email: marked an email as spam',
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
