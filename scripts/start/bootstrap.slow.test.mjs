import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isAlive, waitUntilGone } from '../embedded/process-identity.mjs'
import { root } from './commands.mjs'

// The first `npm start`, with all its processes: npm, its shell, the machine's Node, and then the project's own Node. Everything is
// real except the site, which is replaced with a process that runs until it is asked to stop.

const noteId = `import { writeFileSync } from 'node:fs'\nwriteFileSync('pid', String(process.pid))\n`
const site = `${noteId}import { onStopAsked } from './stop-signals.mjs'
onStopAsked(() => process.exit())
setInterval(() => {}, 1000)
`
const endlessInstall = `${noteId}setInterval(() => {}, 1000)\n`

let dir
let started

const write = (file, text) => writeFileSync(path.join(dir, file), text)

beforeEach(() => {
  started = []
  dir = mkdtempSync(path.join(os.tmpdir(), 'first-start-'))
  cpSync(path.join(root, 'scripts/start'), path.join(dir, 'scripts/start'), { recursive: true })
  cpSync(path.join(root, 'scripts/start.mjs'), path.join(dir, 'scripts/start.mjs'))
  write('scripts/start/run.mjs', site)
  write('install.mjs', endlessInstall)
  const scripts = { start: 'node scripts/start.mjs', postinstall: 'node install.mjs' }
  write('package.json', JSON.stringify({ type: 'module', scripts }))
  write('package-lock.json', JSON.stringify({ lockfileVersion: 3, packages: { '': {} } }))
  mkdirSync(path.join(dir, 'node_modules/node/bin'), { recursive: true })
})
afterEach(() => {
  for (const pid of started) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  rmSync(dir, { recursive: true, force: true })
})

const packages = (names) =>
  Object.fromEntries(
    names.map((name) => [`node_modules/${name}`, { version: '1.0.0', dev: name !== 'next' }]),
  )

/** Creates a checkout with a lock file that lists the packages `named`. Only those in `installed` are present. */
function installSome(named, installed) {
  install()
  const lock = { lockfileVersion: 3, packages: { '': {}, ...packages(named) } }
  write('package-lock.json', JSON.stringify(lock))
  write('node_modules/.package-lock.json', JSON.stringify({ packages: packages(installed) }))
}

/** Creates a checkout with nothing to install. The project's Node has its own path, so it is not the one npm runs on. */
function install() {
  write('node_modules/.package-lock.json', JSON.stringify({ packages: {} }))
  symlinkSync(process.execPath, path.join(dir, 'node_modules/node/bin/node'))
}

/** Runs "npm start" until the last process has started. Returns the ids of both. */
async function startByNpm() {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')))
  const npm = spawn('npm', ['start'], { cwd: dir, stdio: 'ignore', env })
  started.push(npm.pid)
  const last = await vi.waitFor(() => Number(readFileSync(path.join(dir, 'pid'), 'utf8')), {
    timeout: 15_000,
  })
  started.push(last)
  return { npm: npm.pid, last }
}

describe('stopping the first `npm start` through npm', () => {
  it('stops the site', async () => {
    install()
    const { npm, last } = await startByNpm()
    process.kill(npm, 'SIGTERM')
    expect(await waitUntilGone(last, 8000)).toBe(true)
  })

  it('stops the installation', async () => {
    const { npm, last } = await startByNpm()
    process.kill(npm, 'SIGTERM')
    expect(await waitUntilGone(last, 8000)).toBe(true)
  })
})

describe('packages for development', () => {
  const named = ['next', 'vitest', 'typescript']

  it('can all be missing, as after npm ci --omit=dev', async () => {
    installSome(named, ['next'])
    const { last } = await startByNpm()
    expect(readFileSync(`/proc/${last}/cmdline`, 'utf8')).toContain('run.mjs')
  })

  it('are installed if only some of them are missing', async () => {
    installSome(named, ['next', 'vitest'])
    const { last } = await startByNpm()
    expect(readFileSync(`/proc/${last}/cmdline`, 'utf8')).toContain('install.mjs')
  })
})
