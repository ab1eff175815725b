import 'server-only'
import type { Job, Schedule } from '@/lib/platform/jobs'
import { resealConnection } from '@/lib/storage/connection'
import { claimConnectedStorage } from '@/lib/storage/objects'

export const settingsJobs: Record<string, Job> = {
  'settings.reseal-storage-secret': resealConnection,
  'settings.claim-storage': claimConnectedStorage,
}

export const settingsSchedules: Schedule[] = [
  { job: 'settings.reseal-storage-secret', cron: '55 2 * * *', runsAtStart: true },
  { job: 'settings.claim-storage', cron: '56 2 * * *', runsAtStart: true },
]
