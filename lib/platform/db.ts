import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { env, isBuilding } from './env'
import { type Prisma, PrismaClient } from './generated/prisma/client'
import { log } from './log'

/** A transaction, or the client itself where a single statement is enough. */
export type Transaction = Prisma.TransactionClient

const STATEMENT_TIMEOUT_MS = isBuilding ? 60_000 : 5_000
// The server ends a statement that takes too long; a server that is frozen ends nothing, so we stop listening soon after.
const ANSWER_GRACE_MS = 1_000

const connection = {
  connectionString: env.DATABASE_URL,
  // Every wait is bounded: a database that hangs must not take the site with it.
  connectionTimeoutMillis: isBuilding ? 60_000 : 3_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
} satisfies pg.PoolConfig

type PoolOptions = Omit<pg.PoolConfig, 'statement_timeout'> & { statement_timeout?: number }

/** A pool of its own for work whose statements take longer than a request may, such as jobs. */
export function createPool({ statement_timeout = STATEMENT_TIMEOUT_MS, ...options }: PoolOptions) {
  const created = new pg.Pool({
    ...connection,
    statement_timeout,
    query_timeout: statement_timeout + ANSWER_GRACE_MS,
    ...options,
  })
  // Without listeners a connection that the server closes would end the process.
  const onLost = (error: Error) => log.warn({ error: error.message }, 'database connection lost')
  created.on('error', onLost)
  created.on('connect', (client) => client.on('error', onLost))
  return created
}

function connect() {
  const pool = createPool({ max: 20, idleTimeoutMillis: 30_000 })
  return {
    pool,
    db: new PrismaClient({
      adapter: new PrismaPg(pool),
      transactionOptions: { maxWait: 3_000, timeout: 8_000 },
    }),
  }
}

// The development server evaluates modules again on each change; connections are kept across that.
const kept = globalThis as typeof globalThis & { databaseConnection?: ReturnType<typeof connect> }
kept.databaseConnection ??= connect()

export const { pool, db } = kept.databaseConnection
