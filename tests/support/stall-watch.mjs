// A test loads this into an instance of the site (node --import). It writes a line whenever the main thread was busy
// without returning to its event loop: the milliseconds of CPU time. Wall time would include other processes on a busy
// machine.
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
