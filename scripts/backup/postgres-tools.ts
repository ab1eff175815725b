import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { getCACertificates } from 'node:tls'
import { promisify } from 'node:util'
import pg from 'pg'
import { env } from '@/lib/platform/env'

const execute = promisify(execFile)

/** Parameters that Prisma and node-postgres understand, but Postgres's own programs reject. */
const foreignParameters = ['schema', 'connection_limit', 'pool_timeout', 'pgbouncer', 'uselibpqcompat']

/** An expected failure, shown as one sentence. Any other error is a bug. */
export class Problem extends Error {}

/** The application name of these scripts' database connections. */
export const APPLICATION = 'backup'

export async function withDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: 10_000,
    application_name: APPLICATION,
  })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Runs pg_dump or pg_restore, or the programs in PG_DUMP or PG_RESTORE, on the site's database while `exchange` reads
 * its output or writes its input. Keeps the password out of the process list.
 */
export async function runTool(
  name: 'pg_dump' | 'pg_restore',
  args: string[],
  exchange: (tool: { stdin: Writable; stdout: Readable }) => Promise<void>,
) {
  const url = new URL(env.DATABASE_URL)
  const password = decodeURIComponent(url.password)
  url.password = ''
  for (const parameter of foreignParameters) url.searchParams.delete(parameter)
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require')
  const secrets = password ? { PGPASSWORD: password } : {}
  await withRootCertificates(url, async () => {
    const tool = spawn(program(name), [`--dbname=${url}`, ...args], { env: { ...process.env, ...secrets } })
    await exchangeWith(name, tool, exchange)
  })
}

/**
 * Adds the root certificates that the site trusts to a URL that requires a check of the server's certificate. Postgres's
 * programs trust none by default, and only version 16 and later can use those of the system.
 */
async function withRootCertificates(url: URL, work: () => Promise<void>) {
  const isVerified = url.searchParams.get('sslmode')?.startsWith('verify-')
  if (!isVerified || url.searchParams.has('sslrootcert')) return work()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'certificates-'))
  try {
    const file = path.join(folder, 'roots.pem')
    await writeFile(file, getCACertificates().join('\n'))
    url.searchParams.set('sslrootcert', file)
    await work()
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function exchangeWith(
  name: string,
  tool: ChildProcessWithoutNullStreams,
  exchange: (tool: { stdin: Writable; stdout: Readable }) => Promise<void>,
) {
  const exited = new Promise<number | null>((resolve) => tool.once('close', resolve))
  // A tool that fails closes its input early, and prints the reason to stderr.
  const [errorOutput, failure] = await Promise.all([
    text(tool.stderr),
    exchange(tool).then(
      () => undefined,
      (error: unknown) => {
        // After SIGTERM, the tool would print that it was terminated, which would hide the error.
        tool.kill('SIGKILL')
        return error
      },
    ),
  ])
  const status = await exited
  if (errorOutput && status !== 0) throw new Problem(`${name} failed:\n${errorOutput.trim()}`)
  if (failure) throw failure
  if (status !== 0) throw new Problem(`${name} exited with status ${status}.`)
}

/**
 * Throws if a tool is missing or has another major version than the server. Older tools refuse newer servers, and
 * a newer pg_restore changes settings that older servers do not have.
 */
export async function requireSameVersion(name: 'pg_dump' | 'pg_restore') {
  const { stdout } = await execute(program(name), ['--version']).catch(() => {
    throw new Problem(
      `${name} was not found. Install Postgres's client programs (on Debian: postgresql-client).`,
    )
  })
  const installed = Number(/ (\d+)/.exec(stdout)?.[1])
  const server = await withDatabase(async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return Number.parseInt(rows[0]?.server_version ?? '', 10)
  })
  if (installed === server) return
  throw new Problem(
    `${program(name)} is version ${installed}, but the database is version ${server}. Install postgresql-client-${server}
(https://wiki.postgresql.org/wiki/Apt). If it is already installed, set ${name.toUpperCase()} to the path of its ${name}, such as /usr/lib/postgresql/${server}/bin/${name}.`,
  )
}

const program = (name: 'pg_dump' | 'pg_restore') => process.env[name.toUpperCase()] || name
