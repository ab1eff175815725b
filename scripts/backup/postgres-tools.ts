import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import { env } from '@/lib/platform/env'

const execute = promisify(execFile)

/** Parameters that Prisma and node-postgres understand, but Postgres's own programs refuse. */
const ofOthers = ['schema', 'connection_limit', 'pool_timeout', 'pgbouncer', 'uselibpqcompat']

/** An expected failure, shown as one sentence. Any other error is a bug. */
export class Problem extends Error {}

export async function withDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Runs pg_dump or pg_restore, or the programs in PG_DUMP or PG_RESTORE, on the site's database. The process list does
 * not show the password.
 */
export async function runTool(name: 'pg_dump' | 'pg_restore', args: string[]) {
  const url = new URL(env.DATABASE_URL)
  const password = decodeURIComponent(url.password)
  url.password = ''
  for (const name of ofOthers) url.searchParams.delete(name)
  const settings = { env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) } }
  await execute(program(name), [`--dbname=${url}`, ...args], { ...settings, maxBuffer: 100_000_000 }).catch(
    (error: { stderr?: string }) => {
      throw new Problem(`${name} failed:\n${(error.stderr || String(error)).trim()}`)
    },
  )
}

/** The message of a tool that is older than the server does not help. */
export async function requireNewEnough(name: 'pg_dump' | 'pg_restore') {
  const { stdout } = await execute(program(name), ['--version']).catch(() => {
    throw new Problem(
      `${name} was not found. Install Postgres's client programs (on Debian: postgresql-client).`,
    )
  })
  const own = Number(/ (\d+)/.exec(stdout)?.[1])
  const server = await withDatabase(async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return Number.parseInt(rows[0]?.server_version ?? '', 10)
  })
  if (own >= server) return
  throw new Problem(
    `${program(name)} is of version ${own}, and the database is of version ${server}. Install postgresql-client-${server}
(https://wiki.postgresql.org/wiki/Apt), or set ${name.toUpperCase()} to the path of one that is new enough.`,
  )
}

const program = (name: 'pg_dump' | 'pg_restore') => process.env[name.toUpperCase()] || name
