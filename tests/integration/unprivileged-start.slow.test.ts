import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../../scripts/embedded/ports.mjs'
import { cloneTemplate, withClient } from '../support/database'

// Runs "npm start" in production as an operator would: root owns the checkout and has built it, and another user runs
// the server. The build was made with a different address and database.

const root = path.resolve(import.meta.dirname, '../..')
const nobody = 65_534
const asNobody = [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups']
// Runs in a separate mount namespace, so that the unprivileged user can reach the checkout even in a private
// folder.
const inPlace = 'mount --bind "$1" "$2" && cd "$2" && shift 2 && exec setpriv "$@"'
const atMount = (mount: string, ...command: string[]) => [
  '--mount',
  'sh',
  '-c',
  inPlace,
  'sh',
  root,
  mount,
  ...asNobody,
  ...command,
]
const isPossible =
  process.getuid?.() === 0 &&
  spawnSync('unshare', atMount(os.tmpdir(), 'id', '-u'))
    .stdout?.toString()
    .trim() === String(nobody)

let checkout: string
let dir: string
let database: Awaited<ReturnType<typeof cloneTemplate>>
let starter: ChildProcess
let output = ''
let url: string

async function start() {
  output = ''
  const port = await findFreePort()
  url = `http://localhost:${port}`
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production' as const,
    NEXT_DIST_DIR: process.env.NEXT_DIST_DIR || '.next-test',
    DATABASE_URL: database.url,
    PORT: String(port),
    DATA_DIR: dir,
    APP_URL: url,
    AUTH_SECRET: 'qFZ3vJm0T9yXcL5sW8dKbR2nHpA7uE4gN1oM6iVt',
    SETTINGS_SECRET: '0f9c1e7ab34d825f6e0b97c2d1a84536fe21bc09',
    SMTP_URL: 'smtp://127.0.0.1:25',
    MAIL_FROM: 'hello@localhost',
  }
  const node = process.execPath.replace(root, checkout)
  const args = atMount(checkout, node, 'scripts/start.mjs')
  starter = spawn('unshare', args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [starter.stdout, starter.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
    })
  const startedAt = performance.now()
  while (!output.includes('Ready.') && starter.exitCode === null && performance.now() - startedAt < 40_000)
    await new Promise((resolve) => setTimeout(resolve, 20))
  if (!output.includes('Ready.')) throw new Error(`The server did not start:\n${output}`)
}

async function stop() {
  if (starter.exitCode !== null) return
  starter.kill('SIGTERM')
  await once(starter, 'exit')
}

/**
 * Lists the files in the checkout that the unprivileged user owns. There should be none, because the server must not
 * write there.
 */
const listOwned = () =>
  spawnSync('find', [root, '-uid', String(nobody)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)

if (!isPossible) it('is not tested, because it requires root, unshare and setpriv', () => {})
else
  describe('a production server with a checkout that belongs to another user', () => {
    beforeAll(async () => {
      checkout = mkdtempSync(path.join(os.tmpdir(), 'checkout-'))
      chmodSync(checkout, 0o755)
      dir = mkdtempSync(path.join(os.tmpdir(), 'data-'))
      chownSync(dir, nobody, nobody)
      database = await cloneTemplate()
      await withClient(database.url, (client) =>
        client.query(
          `update feature set title = 'Only in this database.' where position = (select min(position) from feature)`,
        ),
      )
      await start()
      expect(listOwned()).toEqual([])
    }, 60_000)
    afterAll(async () => {
      await stop()
      await database?.drop()
      rmSync(dir, { recursive: true, force: true })
      rmdirSync(checkout)
    })

    it('serves the build without building or generating anything', () => {
      expect(output).not.toContain('Build')
    })

    it('uses its configured database and address, not those of the build, from the start', async () => {
      const landing = await (await fetch(url)).text()
      expect(landing).toContain('Only in this database.')
      expect(landing).toContain(`<link rel="canonical" href="${url}`)
      for (const path of ['/blog', '/careers', '/help', '/about']) {
        const page = await (await fetch(url + path)).text()
        expect(page).toContain(`<link rel="canonical" href="${url}${path}"`)
      }
      for (const path of ['/sitemap.xml', '/robots.txt', '/blog/feed.xml']) {
        const text = await (await fetch(url + path)).text()
        expect([...text.matchAll(/http:\/\/localhost:\d+/g)].map(String)).toContain(url)
        expect(new Set(text.match(/http:\/\/localhost:\d+/g))).toEqual(new Set([url]))
      }
    })

    it('does not open a debugger on SIGUSR1', async () => {
      const children = spawnSync('ps', ['-eo', 'pid,ppid'], { encoding: 'utf8' }).stdout.split('\n')
      const pids = [starter.pid ?? 0]
      for (const line of [...children, ...children]) {
        const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number)
        if (pids.includes(parent) && !pids.includes(pid)) pids.push(pid)
      }
      expect(pids.length).toBeGreaterThan(1)
      for (const pid of pids) process.kill(pid, 'SIGUSR1')
      expect((await fetch(`${url}/api/health/live`)).status).toBe(200)
      expect(await isOpen(9229)).toBe(false)
      expect(output).not.toContain('Debugger')
    })

    it('stops when asked to, and starts again', async () => {
      await stop()
      expect(output).toContain('Stopped.')
      await start()
      expect((await fetch(url)).status).toBe(200)
    }, 60_000)
  })

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
  })
