import 'server-only'
import { applicationLetters } from '@/lib/applications/mail'
import { authLetters } from '@/lib/auth/mail'
import { campaignLetters } from '@/lib/campaigns/mail'
import { contactLetters } from '@/lib/contact/mail'
import { newsletterLetters } from '@/lib/newsletter/mail'
import type { Letter } from '@/lib/platform/mail'
import { privacyLetters } from '@/lib/privacy/mail'
import { staffLetters } from '@/lib/staff/mail'
import { waitlistLetters } from '@/lib/waitlist/mail'

/** Every kind of mail there is, by the name under which the outbox keeps it: for the worker and for what staff look at. */
export const letters: Record<string, Letter> = {
  ...waitlistLetters,
  ...campaignLetters,
  ...contactLetters,
  ...newsletterLetters,
  ...applicationLetters,
  ...privacyLetters,
  ...authLetters,
  ...staffLetters,
}
