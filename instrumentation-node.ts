import { cacheTags } from '@/lib/nouns'
import { jobs, schedules } from '@/lib/nouns-server'
import { followExpiry } from '@/lib/platform/cache-expiry'
import { env } from '@/lib/platform/env'
import { startWorker } from '@/lib/platform/worker'

type Stop = (requestsEnded: Promise<void>) => Promise<void>

const stopFollowing = followExpiry(cacheTags)
const stops: Stop[] = [(requestsEnded) => requestsEnded.then(stopFollowing)]
// The worker stops immediately. If it waited for open requests, it would keep taking jobs and have little time left to
// finish them.
if (env.WORKER === 'inline') stops.push(startWorker(jobs, schedules))

// The server calls these functions when it is asked to shut down, and exits once their promises have resolved.
const key = Symbol.for('app.shutdown')
const globals = globalThis as typeof globalThis & { [key]?: Set<Stop> }
globals[key] ??= new Set()
for (const stop of stops) globals[key].add(stop)
