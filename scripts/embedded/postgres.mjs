import { spawn, spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findPostgresBinaries } from './postgres-binaries.mjs'
import { commandLine, isAlive, waitUntilGone } from './process-identity.mjs'
import { findUnprivilegedRunner } from './unprivileged.mjs'

const startTimeout = 30_000

/**
 * Starts a real Postgres on the loopback address, with its data in `dir`, and creates `database` if necessary.
 * `ports` is the result of rememberPorts(). `isThrowaway` trades durability for speed, for tests only. `binaries`
 * replaces the programs from the packages. Returns { url, port, pid, exited, stop }.
 */
export async function startPostgres({
  dir,
  ports,
  password,
  database,
  isThrowaway = false,
  binaries = /** @type {{ postgres: string, initdb: string } | undefined} */ (undefined),
}) {
  const { postgres, initdb } = binaries ?? (await findPostgresBinaries())
  const runner = findUnprivilegedRunner()
  await stopOrphan(dir)
  if (!existsSync(path.join(dir, 'PG_VERSION'))) createCluster({ dir, initdb, password, runner })

  for (let attempt = 1; ; attempt++) {
    const port = attempt === 1 ? await ports.choose('postgres') : await ports.replace('postgres')
    const url = `postgresql://postgres:${password}@127.0.0.1:${port}`
    const server = launch({ postgres, dir, port, runner, isThrowaway })
    const problem = await waitUntilReady(server, url)
    if (!problem) {
      await ensureDatabase(url, database)
      return { ...server, port, url: `${url}/${database}` }
    }
    await server.stop()
    // Something else may take the port before it is bound, and the backends of a killed server need a moment to exit.
    const canRetry = /Address already in use|could not bind|shared memory block/.test(problem)
    if (!canRetry || attempt === 5) throw new Error(`Postgres did not start:\n${problem}`)
    await wait(300)
  }
}

/** Stops a Postgres left over from a killed run, recognized by our own data folder. */
export async function stopOrphan(dir) {
  const lock = path.join(dir, 'postmaster.pid')
  if (!existsSync(lock)) return
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0])
  if (isAlive(pid) && commandLine(pid).includes(`-D ${dir} `)) {
    for (const [signal, timeout] of [
      ['SIGINT', 8000],
      ['SIGQUIT', 3000],
      ['SIGKILL', 3000],
    ]) {
      process.kill(pid, signal)
      if (await waitUntilGone(pid, timeout)) break
    }
  }
  // This process id is now unused, or belongs to another process that Postgres would mistake for itself.
  rmSync(lock, { force: true })
}

/**
 * Creates the data folder under a temporary name and renames it once it is complete, because the process may be killed
 * partway through.
 */
function createCluster({ dir, initdb, password, runner }) {
  const newDir = `${dir}.new`
  for (const folder of [dir, newDir]) rmSync(folder, { recursive: true, force: true })
  mkdirSync(newDir, { recursive: true, mode: 0o700 })
  const secret = mkdtempSync(path.join(os.tmpdir(), 'postgres-'))
  try {
    const passwordFile = path.join(secret, 'password')
    writeFileSync(passwordFile, password, { mode: 0o600 })
    for (const folder of [newDir, secret]) runner.own(folder)
    const [command, args] = runner.wrap(initdb, [
      '-D',
      newDir,
      '-U',
      'postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--no-instructions',
    ])
    const result = spawnSync(command, args, { ...runner.options, encoding: 'utf8' })
    if (result.status === 0) return renameSync(newDir, dir)
    rmSync(newDir, { recursive: true, force: true })
    throw new Error(`Postgres could not create its data folder ${dir}:\n${result.stderr || result.error}`)
  } finally {
    rmSync(secret, { recursive: true, force: true })
  }
}

function launch({ postgres, dir, port, runner, isThrowaway }) {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'max_connections=100',
    ...(isThrowaway ? ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'] : []),
  ]
  const [command, args] = runner.wrap(postgres, [
    '-D',
    dir,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ])
  const logFile = `${dir}.log`
  const log = openSync(logFile, 'w', 0o600)
  // Use a separate process group: Ctrl-C in the terminal must reach the site first, and Postgres last.
  const child = spawn(command, args, { ...runner.options, stdio: ['ignore', 'ignore', log], detached: true })
  closeSync(log)

  let isRunning = true
  const exited = new Promise((resolve) => {
    child.once('error', resolve)
    child.once('exit', resolve)
  }).finally(() => {
    isRunning = false
  })

  async function stop() {
    for (const [signal, timeout] of [
      ['SIGINT', 4000],
      ['SIGQUIT', 2000],
      ['SIGKILL', 1000],
    ]) {
      if (!isRunning) return
      child.kill(signal)
      await Promise.race([exited, new Promise((resolve) => setTimeout(resolve, timeout).unref())])
    }
  }

  return { pid: child.pid, exited, stop, logFile, isRunning: () => isRunning }
}

/** Resolves to undefined when the server responds, or to its log if it exits or stays silent. */
async function waitUntilReady(server, url) {
  const deadline = Date.now() + startTimeout
  while (server.isRunning() && Date.now() < deadline) {
    if (await canConnect(`${url}/postgres`)) return undefined
    await wait(50)
  }
  return readFileSync(server.logFile, 'utf8').slice(-4000) || 'it logged no reason'
}

async function canConnect(connectionString) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function ensureDatabase(url, database) {
  const client = new pg.Client({ connectionString: `${url}/postgres` })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`)
  } finally {
    await client.end()
  }
}
