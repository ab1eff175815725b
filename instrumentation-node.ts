import { aboutJobs, aboutSchedules } from '@/lib/about/jobs'
import { applicationJobs, applicationSchedules } from '@/lib/applications/jobs'
import { authJobs, authSchedules } from '@/lib/auth/jobs'
import { blogJobs, blogSchedules } from '@/lib/blog/jobs'
import { campaignJobs } from '@/lib/campaigns/jobs'
import { careersJobs, careersSchedules } from '@/lib/careers/jobs'
import { contactJobs, contactSchedules } from '@/lib/contact/jobs'
import { helpJobs, helpSchedules } from '@/lib/help/jobs'
import { landingJobs, landingSchedules } from '@/lib/landing/jobs'
import { legalJobs, legalSchedules } from '@/lib/legal/jobs'
import { letters } from '@/lib/mail/letters'
import { mediaJobs, mediaSchedules } from '@/lib/media/jobs'
import { newsletterJobs, newsletterSchedules } from '@/lib/newsletter/jobs'
import { followExpiry } from '@/lib/platform/cache-expiry'
import { visitorJobs, visitorSchedules } from '@/lib/platform/daily-visitor'
import { env } from '@/lib/platform/env'
import { startWorker } from '@/lib/platform/jobs'
import { mailJobs } from '@/lib/platform/mail'
import { pressJobs, pressSchedules } from '@/lib/press/jobs'
import { privacyJobs, privacySchedules } from '@/lib/privacy/jobs'
import { staffJobs, staffSchedules } from '@/lib/staff/jobs'
import { waitlistJobs, waitlistSchedules } from '@/lib/waitlist/jobs'

const jobs = {
  ...aboutJobs,
  ...applicationJobs,
  ...authJobs,
  ...blogJobs,
  ...campaignJobs,
  ...contactJobs,
  ...careersJobs,
  ...helpJobs,
  ...landingJobs,
  ...legalJobs,
  ...mediaJobs,
  ...newsletterJobs,
  ...pressJobs,
  ...privacyJobs,
  ...visitorJobs,
  ...staffJobs,
  ...waitlistJobs,
  ...mailJobs(letters),
}
const schedules = [
  ...aboutSchedules,
  ...applicationSchedules,
  ...authSchedules,
  ...blogSchedules,
  ...contactSchedules,
  ...careersSchedules,
  ...helpSchedules,
  ...landingSchedules,
  ...legalSchedules,
  ...mediaSchedules,
  ...newsletterSchedules,
  ...pressSchedules,
  ...privacySchedules,
  ...visitorSchedules,
  ...staffSchedules,
  ...waitlistSchedules,
]

const stops = [followExpiry()]
if (env.WORKER === 'inline') stops.push(startWorker(jobs, schedules))

// The server calls these when it is asked to end, before it exits.
const key = Symbol.for('app.shutdown')
const kept = globalThis as typeof globalThis & { [key]?: Set<() => Promise<void>> }
kept[key] ??= new Set()
for (const stop of stops) kept[key].add(stop)
