import { authJobs, authSchedules } from '@/lib/auth/jobs'
import { campaignJobs } from '@/lib/campaigns/jobs'
import { campaignLetters } from '@/lib/campaigns/mail'
import { landingJobs, landingSchedules } from '@/lib/landing/jobs'
import { mediaJobs, mediaSchedules } from '@/lib/media/jobs'
import { env } from '@/lib/platform/env'
import { startWorker } from '@/lib/platform/jobs'
import { mailJobs } from '@/lib/platform/mail'
import { waitlistJobs, waitlistSchedules } from '@/lib/waitlist/jobs'
import { waitlistLetters } from '@/lib/waitlist/mail'

const letters = { ...waitlistLetters, ...campaignLetters }
const jobs = {
  ...authJobs,
  ...campaignJobs,
  ...landingJobs,
  ...mediaJobs,
  ...waitlistJobs,
  ...mailJobs(letters),
}
const schedules = [...authSchedules, ...landingSchedules, ...mediaSchedules, ...waitlistSchedules]

if (env.WORKER === 'inline') {
  const stop = startWorker(jobs, schedules)
  // The server calls these when it is asked to end, before it exits.
  const key = Symbol.for('app.shutdown')
  const kept = globalThis as typeof globalThis & { [key]?: Set<() => Promise<void>> }
  kept[key] ??= new Set()
  kept[key].add(stop)
}
