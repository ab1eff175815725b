import { cacheTags } from '@/lib/nouns'
import { jobs, schedules } from '@/lib/nouns-server'
import { followExpiry } from '@/lib/platform/cache-expiry'
import { env } from '@/lib/platform/env'
import { startWorker } from '@/lib/platform/worker'

const stops = [followExpiry(cacheTags)]
if (env.WORKER === 'inline') stops.push(startWorker(jobs, schedules))

// The server calls these functions when it is asked to shut down, before it exits.
const key = Symbol.for('app.shutdown')
const globals = globalThis as typeof globalThis & { [key]?: Set<() => Promise<void>> }
globals[key] ??= new Set()
for (const stop of stops) globals[key].add(stop)
