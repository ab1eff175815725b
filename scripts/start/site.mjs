import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ownAddress } from '../../lib/platform/own-address.ts'
import { pathWithProjectNode, programs, root } from './commands.mjs'

const timeout = 8500

/**
 * Starts the built site, or `next dev`, as a separate process. `output` is where its messages go, as for spawn.
 * Returns { ready, exited, stop }.
 */
export function startSite({ env, isDev = false, distDir, host, port, output = 'inherit' }) {
  const exitWithParent = path.join(root, 'scripts/start/exit-with-parent.mjs')
  const args = isDev
    ? ['--import', exitWithParent, programs.next, 'dev', '--hostname', host, '--port', String(port)]
    : ['--disable-sigusr1', path.join(root, 'server/main.ts')]
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
    // The channel closes when this process ends, for whatever reason, and the site then stops as well. The site has
    // its own process group, so that Ctrl-C in the terminal only reaches this process, which stops everything in
    // order.
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
    const timer = setTimeout(() => child.kill('SIGKILL'), timeout)
    await exited
    clearTimeout(timer)
  }

  return {
    pid: child.pid,
    ready: waitUntilServing({ host, port, isDev, isRunning: () => isRunning }),
    exited,
    stop,
  }
}

/**
 * Waits until the site reports that it is alive and serves a page. A new server may be slow or refuse connections. A
 * server that keeps responding with errors will not recover, so this gives up after `timeout`. In development, any
 * response will do, because someone may be working on the error.
 */
export async function waitUntilServing({
  host,
  port,
  isRunning,
  isDev = false,
  timeout = 10_000,
  deadline = 120_000,
}) {
  const origin = ownAddress(host, port)
  const startedAt = Date.now()
  let firstRefusal
  let problem = ''
  while (isRunning()) {
    problem = await findProblem(origin)
    if (!problem || (isDev && problem !== silence)) return
    if (problem !== silence) firstRefusal ??= Date.now()
    if (Date.now() - startedAt > deadline || Date.now() - firstRefusal > timeout) break
    await wait(100)
  }
  const reason = isRunning() ? problem : 'It has stopped.'
  throw new Error(`The site does not work: ${reason} See its own messages above.`)
}

const silence = 'It does not respond.'

async function findProblem(origin) {
  for (const path of ['/api/health/live', '/']) {
    const response = await fetch(origin + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    }).catch(() => undefined)
    await response?.body?.cancel()
    if (!response) return silence
    if (response.status !== 200) return `${path} returned status ${response.status}.`
  }
  return ''
}
