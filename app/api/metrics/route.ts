import { connection } from 'next/server'
import { countUnsentEmails } from '@/lib/mail/queue'
import { hasBearerToken } from '@/lib/platform/bearer'
import { env } from '@/lib/platform/env'
import { countConnections } from '@/lib/platform/health'
import { countJobs } from '@/lib/platform/jobs'
import { log } from '@/lib/platform/log'
import { gauge, printMetrics } from '@/lib/platform/metrics'

const connections = gauge('site_database_connections', 'Connections of this process to Postgres')
const waiting = gauge(
  'site_database_waiting',
  'Queries of this process that are waiting for a connection to Postgres',
)
const up = gauge('site_database_up', '1 if Postgres responds')

// Every instance reports the same values, or NaN while Postgres does not respond.
const counted = {
  due: gauge('site_jobs_due', 'Background jobs waiting for a worker'),
  dead: gauge('site_jobs_dead', 'Background jobs that used up their attempts'),
  oldestSeconds: gauge('site_jobs_oldest_seconds', 'How long the oldest due background job has been waiting'),
  queued: gauge('site_emails_queued', 'Emails not sent yet'),
  late: gauge('site_emails_late', 'Emails queued for more than an hour, excluding campaign emails'),
  stalledSeconds: gauge(
    'site_emails_stalled_seconds',
    'How long emails have been waiting without any being sent',
  ),
  failed: gauge('site_emails_failed', 'Emails that could not be delivered'),
}

/** Returns the metrics of this instance in Prometheus' format, to anyone with the token. */
export async function GET(request: Request) {
  await connection()
  if (!env.METRICS_TOKEN) return respond(404)
  if (!hasBearerToken(request.headers.get('authorization'), env.METRICS_TOKEN)) return respond(401)
  const { open, waiting: delayed } = countConnections()
  connections.set(open)
  waiting.set(delayed)
  const counts = await count()
  up.set(counts ? 1 : 0)
  for (const [name, each] of Object.entries(counted))
    each.set(counts?.[name as keyof typeof counted] ?? Number.NaN)
  const { text, type } = await printMetrics()
  return respond(200, text, { 'content-type': type })
}

async function count() {
  try {
    const [jobs, emails] = await Promise.all([countJobs(), countUnsentEmails()])
    return { ...jobs, ...emails }
  } catch (error) {
    log.warn({ err: error }, 'jobs and emails could not be counted')
    return undefined
  }
}

function respond(status: number, body: string | null = null, headers: Record<string, string> = {}) {
  return new Response(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
