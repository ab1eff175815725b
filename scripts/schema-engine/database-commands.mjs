import pg from 'pg'
import { parseDatabaseUrl, withDatabase } from './arguments.mjs'

const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH'])
const prismaCodes = { '3D000': 'P1003', '28P01': 'P1000', 28000: 'P1000', '42P04': 'P1009' }

/** Runs one of the engine's one-shot commands and returns its exit code. */
export async function runDatabaseCommand(command, address) {
  process.stderr.write('\n') // Prisma drops the first line.
  try {
    await execute(command, address)
    return 0
  } catch (error) {
    const cause = error.errors?.[0] ?? error
    const isUnreachable = unreachable.has(cause.code)
    const code = isUnreachable ? 'P1001' : (prismaCodes[cause.code] ?? 'P1011')
    const message = isUnreachable
      ? `Can't reach database server at \`${new URL(address).host}\``
      : cause.message
    log({ message, error_code: code, is_panic: false })
    return 1
  }
}

async function execute(command, address) {
  const { connectionString, database } = parseDatabaseUrl(address)
  const name = pg.escapeIdentifier(database)
  const maintenance = withDatabase(connectionString, 'postgres')
  if (command === 'can-connect-to-database') return query(connectionString, 'select 1')
  if (command === 'create-database') return query(maintenance, `create database ${name}`)
  if (command === 'drop-database') return query(maintenance, `drop database if exists ${name} with (force)`)
  throw new Error(`This engine has no command "${command}".`)
}

async function query(connectionString, sql) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

function log(fields) {
  const entry = {
    timestamp: new Date().toISOString(),
    level: 'ERROR',
    fields,
    target: 'schema_engine::logger',
  }
  process.stderr.write(`${JSON.stringify(entry)}\n`)
}
