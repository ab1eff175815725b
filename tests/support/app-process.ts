import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import { findFreePort } from '../../scripts/embedded/ports.mjs'

const root = path.resolve(import.meta.dirname, '../..')

export interface AppProcess {
  url: string
  pid: number
  /** Returns the output so far, for the message of a failing test. */
  output: () => string
  /** Kills the process without warning, like a power cut. */
  kill: () => Promise<void>
  /** Asks the process to stop and returns its exit code. */
  stop: () => Promise<number | null>
}

/**
 * Starts another instance of the built site, by default on a free port with the database and services of this test;
 * `env` overrides them. Resolves once it responds. For tests that kill, stop or starve an instance.
 */
export async function startApp({
  env = {},
  port: requestedPort,
}: {
  env?: Record<string, string>
  port?: number
} = {}): Promise<AppProcess> {
  const distDir = process.env.NEXT_DIST_DIR || '.next-test'
  if (!existsSync(path.join(root, distDir, 'BUILD_ID'))) {
    throw new Error(`There is no build in ${distDir}: run "npm run test:e2e" once to create one`)
  }
  const port = requestedPort ?? (await findFreePort())
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_DIST_DIR: distDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      APP_URL: url,
      // A start takes two thirds of the time if the code has been compiled before.
      NODE_COMPILE_CACHE: path.join(root, '.test/compiled'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let text = ''
  const log = process.env.TEST_SITE_LOG
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      text += chunk
      // Shown with a failed browser test.
      if (log) appendFileSync(log, chunk)
    })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await waitUntilAnswering(child, url, () => text)
  return {
    url,
    pid: child.pid ?? 0,
    output: () => text,
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
    stop: () => {
      child.kill('SIGTERM')
      return exited
    },
  }
}

async function waitUntilAnswering(child: ChildProcess, url: string, output: () => string) {
  const deadline = Date.now() + 30_000
  while (child.exitCode === null && Date.now() < deadline) {
    const response = await fetch(`${url}/api/health/live`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`The instance did not start:\n${output()}`)
}
