import 'server-only'
import type { Job, Schedule } from '@/lib/platform/jobs'
import { resealConnection } from '@/lib/storage/connection'

export const settingsJobs: Record<string, Job> = { 'settings.reseal-storage-secret': resealConnection }

export const settingsSchedules: Schedule[] = [
  { job: 'settings.reseal-storage-secret', cron: '55 2 * * *', runsAtStart: true },
]
