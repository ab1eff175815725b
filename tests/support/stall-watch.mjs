// Loaded into an instance of the site by a test (node --import). Writes down, one line each, for how many milliseconds of processor
// time the thread that answers everyone was busy without coming back to its event loop. Processor time and not the clock's: on a busy
// machine the clock also counts what others do.
import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const EVERY_MS = 20
const file = process.env.STALL_FILE

if (file && isMainThread) {
  let last = process.threadCpuUsage()
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(last)
    const busy = (user + system) / 1000
    if (busy > 2 * EVERY_MS) appendFileSync(file, `${Math.round(busy)}\n`)
    last = process.threadCpuUsage()
  }, EVERY_MS).unref()
}
