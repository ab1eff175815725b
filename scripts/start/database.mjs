import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { programs, root, runNode } from './commands.mjs'

// An arbitrary advisory lock key, the same for every run of the start script.
const setupLock = 730_214_551

const migrationsFolder = path.join(root, 'prisma/migrations')

const schemaFolder = path.join(root, 'prisma/schema')
const clientFolder = path.join(root, 'lib/platform/generated')

/** Generates the database client, unless it exists and neither the schema nor Prisma's version has changed. */
export async function generateClient() {
  const stamp = path.join(clientFolder, 'inputs-hash')
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'node_modules/prisma/package.json')))
  for (const file of readdirSync(schemaFolder).sort())
    hash.update(file).update(readFileSync(path.join(schemaFolder, file)))
  const inputs = hash.digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return
  await runNode([programs.prisma, 'generate'], { name: 'prisma generate' })
  writeFileSync(stamp, inputs)
}

/** Migrates the tables of the site and of the job queue. */
export async function migrate(env) {
  await migrateTables(env)
  if (await isJobQueueCurrent(env.DATABASE_URL)) return
  const options = { env: withLockTimeout(env), name: 'Migrating the job queue' }
  await retryWhileBlocked(() => runNode([path.join(root, 'scripts/migrate-jobs.mjs')], options))
}

/**
 * Limits how long a statement waits for a lock. The site's queries for the same table wait behind it, and fail after
 * three seconds (lib/platform/db.ts).
 */
function withLockTimeout(env) {
  const url = new URL(env.DATABASE_URL)
  const options = [url.searchParams.get('options'), '-c lock_timeout=2s']
  url.searchParams.set('options', options.filter(Boolean).join(' '))
  return { ...env, DATABASE_URL: url.href }
}

const maxTries = 3

/** Runs `work` again if another connection kept it waiting for a lock. */
async function retryWhileBlocked(work) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isBlocked(error)) throw error
      if (tries === maxTries) throw new Error(BLOCKED)
      await wait(3000)
    }
  }
}

const isBlocked = ({ message }) => /due to lock timeout|55P03/.test(message)

const BLOCKED = `The database could not be migrated, because another program, such as a backup or audit:verify, was holding a lock. The site
was not affected. Try again when that program has finished.`

/**
 * Returns whether all migrations of the job queue have run. Skipping them then saves a second at startup.
 * graphile-worker numbers its migrations and records the ones it has run.
 */
async function isJobQueueCurrent(url) {
  const newest = readdirSync(path.join(root, 'node_modules/graphile-worker/sql')).sort().at(-1)
  return withClient(url, async (client) => {
    const table = await client.query("select to_regclass('graphile_worker.migrations') as name")
    if (!table.rows[0].name) return false
    const { rows } = await client.query('select max(id) as id from graphile_worker.migrations')
    return rows[0].id === Number.parseInt(newest, 10)
  })
}

/**
 * Applies pending migrations. Asks the database itself whether any are pending, both before running Prisma (which
 * takes seconds to start) and after (because scripts/schema-engine.mjs may crash and still exit with code 0).
 */
async function migrateTables(env) {
  if ((await findPendingMigrations(env.DATABASE_URL)).length === 0) return
  await retryWhileBlocked(() => applyMigrations(withLockTimeout(env)))
  const pending = await findPendingMigrations(env.DATABASE_URL)
  if (pending.length > 0) throw new Error(`These migrations were not applied: ${pending.join(', ')}`)
}

async function applyMigrations(env) {
  try {
    await runNode([programs.prisma, 'migrate', 'deploy'], { env, name: 'prisma migrate deploy' })
  } catch (error) {
    // Prisma would refuse to rerun a migration that it has recorded as failed.
    const failed = /migration.name(?:: |=")(\w+)/i.exec(error.message)?.[1]
    if (isBlocked(error) && failed)
      await runNode([programs.prisma, 'migrate', 'resolve', '--rolled-back', failed], { env })
    throw new Error(withGrantHint(error.message))
  }
}

/** Adds what to do to the message of a migration that failed because the audit log has an owner of its own. */
export function withGrantHint(message) {
  if (!message.includes('must be owner of')) return message
  return `${message}

This migration changes tables that belong to another role. If deploy/audit-owner.sql has run on this database, its
first lines say what to grant before the migration and revoke after it. Before you try again, mark the migration as
rolled back: see the README, "Failed migrations".`
}

async function findPendingMigrations(url) {
  const applied = await withClient(url, readAppliedMigrations)
  return readdirSync(migrationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, sql: readFileSync(path.join(migrationsFolder, name, 'migration.sql')) }))
    .filter(({ name, sql }) => applied.get(name) !== createHash('sha256').update(sql).digest('hex'))
    .map(({ name }) => name)
}

/** Returns names and checksums of the migrations that Prisma has recorded as finished. */
async function readAppliedMigrations(client) {
  const table = await client.query("select to_regclass('public._prisma_migrations') as name")
  if (!table.rows[0].name) return new Map()
  const { rows } = await client.query(
    'select migration_name, checksum from _prisma_migrations where finished_at is not null and rolled_back_at is null',
  )
  return new Map(rows.map(({ migration_name, checksum }) => [migration_name, checksum]))
}

// These seeds wait for storage, which may be connected later in the back office.
const needStorage = ['covers', 'help-pictures', 'portraits', 'press-assets']

/**
 * Runs each seed once per database, including seeds added by later versions, so that nothing an administrator
 * deleted comes back. The record of this is in the database itself, in a separate schema. Returns { adminUsername,
 * isPasswordGenerated } of the first run, and `storageProblem` if files could not be stored; a later call then adds
 * them.
 */
export async function seedOnce({ env, adminUsername, isPasswordGenerated, getAdminPassword }) {
  return withClient(env.DATABASE_URL, async (client) => {
    await client.query('select pg_advisory_lock($1)', [setupLock])
    await client.query('create schema if not exists setup')
    await client.query(`create table if not exists setup.seed (name text primary key, facts jsonb not null,
      done_at timestamptz not null default now())`)
    const { rows } = await client.query('select name, facts from setup.seed')
    const done = new Map(rows.map(({ name, facts }) => [name, facts]))
    const missing = listSeeds().filter((name) => !done.has(name))
    const account = done.get('auth') ?? { adminUsername, isPasswordGenerated }

    const run = async (names) => {
      if (names.length === 0) return
      await runSeeds(names, {
        ...env,
        ADMIN_USERNAME: adminUsername,
        ADMIN_PASSWORD: names.includes('auth') ? getAdminPassword() : undefined,
      })
      for (const name of names) {
        const facts = JSON.stringify(name === 'auth' ? account : {})
        await client.query('insert into setup.seed (name, facts) values ($1, $2)', [name, facts])
      }
    }
    await run(missing.filter((name) => !needStorage.includes(name)))
    const waiting = missing.filter((name) => needStorage.includes(name))
    if (waiting.length === 0) return account
    if (!(await hasStorage(client, env)))
      return { ...account, storageProblem: 'No storage is connected yet.' }
    return run(waiting).then(
      () => account,
      (error) => ({ ...account, storageProblem: error.output || error.message }),
    )
  })
}

/** Returns whether storage is configured, in the environment or in the back office. */
async function hasStorage(client, env) {
  if (env.S3_ENDPOINT) return true
  const { rows } = await client.query('select exists (select from storage_connection) as found')
  return rows[0].found
}

const listSeeds = () =>
  readdirSync(path.join(root, 'prisma/seed'))
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => path.basename(file, '.ts'))

async function runSeeds(names, env) {
  const program = ['--conditions=react-server', '--import', 'tsx', 'prisma/seed/index.ts']
  await runNode([...program, ...names], { env, name: 'The seed' })
}

/**
 * Checks a database without changing it. Returns { hasAccount }, whether the first account exists, or { problem },
 * the reason why it cannot be used, completing a sentence that begins with the setting's name.
 */
export async function inspectDatabase(url) {
  try {
    return await withClient(url, async (client) => {
      const { rows } = await client.query('show server_version')
      const problem = versionProblem(rows[0].server_version)
      return problem ? { problem } : { hasAccount: await hasAccount(client) }
    })
  } catch (error) {
    const { hostname, port } = new URL(url)
    // If a host name has several addresses, each has its own error, and the combined error has no message.
    const reason = error.message || error.errors?.[0]?.message || error.code
    return { problem: `does not point at a usable database (${hostname}:${port || 5432}: ${reason})` }
  }
}

// The oldest version that the site has been tested with.
const oldestPostgres = 15

/** Returns what is wrong with a version of Postgres, completing a sentence that begins with the setting's name. */
export function versionProblem(version) {
  if (Number.parseInt(version, 10) >= oldestPostgres) return undefined
  return `points at Postgres ${version}, but the site requires ${oldestPostgres} or newer`
}

async function hasAccount(client) {
  const table = await client.query("select to_regclass('public.admin_user') as name")
  if (!table.rows[0].name) return false
  const { rows } = await client.query('select exists (select from admin_user) as found')
  return rows[0].found
}

/** Returns an id that identifies a database, whatever URL leads to it. */
export async function identifyDatabase(url) {
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      `select (select system_identifier from pg_control_system())::text || '/' || oid as id
       from pg_database where datname = current_database()`,
    )
    return rows[0].id
  })
}

async function withClient(connectionString, work) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  // Without a listener, a lost connection would crash this process, and the site with it. The query rejects anyway.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
