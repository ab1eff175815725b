import { spawn } from 'node:child_process'
import path from 'node:path'
import { pathWithProjectNode, programs, root } from './commands.mjs'

const patience = 8500

/**
 * Starts the built site, or `next dev`, as a process of its own. `output` is where its messages go, as spawn takes it.
 * Returns { ready, exited, stop }.
 */
export function startSite({ env, isDev = false, distDir, host, port, output = 'inherit' }) {
  const leash = path.join(root, 'scripts/start/leash.mjs')
  const args = isDev
    ? ['--import', leash, programs.next, 'dev', '--hostname', host, '--port', String(port)]
    : [path.join(root, 'scripts/serve.mjs')]
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      ...env,
      HOST: host,
      PORT: String(port),
      PATH: pathWithProjectNode(),
      NODE_ENV: isDev ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      NEXT_DIST_DIR: distDir,
    },
    // The channel ends with this process, however it ends: the site then stops too. Its own process group: Ctrl-C in
    // the terminal reaches this process alone, which stops everything in order.
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
  })

  let isRunning = true
  const exited = new Promise((resolve) => {
    child.once('error', resolve)
    child.once('exit', (code, signal) => resolve(signal ?? code))
  }).finally(() => {
    isRunning = false
  })

  async function stop() {
    if (!isRunning) return
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), patience)
    await exited
    clearTimeout(timer)
  }

  return {
    pid: child.pid,
    ready: waitUntilAnswering({ host, port, isRunning: () => isRunning }),
    exited,
    stop,
  }
}

async function waitUntilAnswering({ host, port, isRunning }) {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const address = `http://${name.includes(':') ? `[${name}]` : name}:${port}/api/health/live`
  const deadline = Date.now() + 60_000
  while (isRunning() && Date.now() < deadline) {
    const response = await fetch(address, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined)
    await response?.body?.cancel()
    if (response) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The site did not start. Its own messages stand above.')
}
