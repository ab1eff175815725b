import 'server-only'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/jobs'

/** An address that nobody confirmed is forgotten so long after its link ran out. */
export const UNCONFIRMED_DAYS = 7

async function forgetUnconfirmed() {
  const before = new Date(Date.now() - UNCONFIRMED_DAYS * 24 * 60 * 60 * 1000)
  await db.subscriber.deleteMany({ where: { status: 'pending', tokenExpiresAt: { lt: before } } })
}

export const newsletterJobs: Record<string, Job> = { 'newsletter.forget-unconfirmed': forgetUnconfirmed }

export const newsletterSchedules = [{ job: 'newsletter.forget-unconfirmed', cron: '51 2 * * *' }]
