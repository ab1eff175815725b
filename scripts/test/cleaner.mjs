// Waits until the test run that started it ends or is killed, and then cleans up: see workspace.mjs.
import { globSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stopOrphan } from '../embedded/postgres.mjs'
import { isAlive, waitUntilGone } from '../embedded/process-identity.mjs'

const [dir] = process.argv.slice(2)
const commands = new Set()

process.on('message', ({ pid, isRunning }) => (isRunning ? commands.add(pid) : commands.delete(pid)))
process.once('disconnect', clean)
if (!process.connected) clean() // The run ended while this process was starting.

async function clean() {
  await Promise.all([...commands].map(end))
  const servers = globSync('**/postmaster.pid', { cwd: dir })
  await Promise.all(servers.map((file) => stopOrphan(path.join(dir, path.dirname(file)))))
  rmSync(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

async function end(pid) {
  for (const [signal, timeout] of [
    ['SIGTERM', 5000],
    ['SIGKILL', 1000],
  ]) {
    if (!isAlive(pid)) return
    process.kill(pid, signal)
    await waitUntilGone(pid, timeout)
  }
}
