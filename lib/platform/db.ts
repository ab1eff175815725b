import { MINUTE_MS } from '@/lib/dates'
import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { env, isBuilding } from './env'
import { type Prisma, PrismaClient } from './generated/prisma/client'
import { log } from './log'
import { processWide } from './process-wide'

/** A transaction, or the client itself if a single statement is enough. */
export type Transaction = Prisma.TransactionClient

const STATEMENT_TIMEOUT_MS = isBuilding ? MINUTE_MS : 5_000
// The server cancels slow statements. A frozen server cancels nothing, so the client gives up shortly afterward.
const ANSWER_GRACE_MS = 1_000

/**
 * As long as a statement may take. Connecting takes milliseconds, but a process that is still loading its code needs
 * seconds to notice that the server responded.
 */
const CONNECT_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + ANSWER_GRACE_MS

const connection = {
  connectionString: env.DATABASE_URL,
  // Every wait has a timeout, so that a hanging database cannot block the site.
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
} satisfies pg.PoolConfig

type PoolOptions = Omit<pg.PoolConfig, 'statement_timeout'> & { statement_timeout?: number }

/** Creates a separate pool for work, such as jobs, with statements that may take longer than a request. */
export function createPool({ statement_timeout = STATEMENT_TIMEOUT_MS, ...options }: PoolOptions) {
  const created = new pg.Pool({
    ...connection,
    statement_timeout,
    query_timeout: statement_timeout + ANSWER_GRACE_MS,
    ...options,
  })
  // If there were no listener, a connection closed by the server would crash the process.
  const onLost = (error: Error) => log.warn({ error: error.message }, 'database connection lost')
  created.on('error', onLost)
  created.on('connect', (client) => client.on('error', onLost))
  return created
}

/**
 * Creates a client that stays connected for hours. Keepalive probes detect a lost database soon, even if nothing closed
 * the connection. Otherwise another instance could take over its work while it continues. The server's own probes, set
 * in `options`, detect a lost client just as quickly. With the defaults, the server would hold the client's lock for two
 * hours.
 */
export const createLongLivedClient = () =>
  new pg.Client({
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
  })

function connect() {
  const pool = createPool({ max: 20, idleTimeoutMillis: 30_000 })
  return {
    pool,
    db: new PrismaClient({
      adapter: new PrismaPg(pool),
      transactionOptions: { maxWait: CONNECT_TIMEOUT_MS, timeout: 8_000 },
    }),
  }
}

export const { pool, db } = processWide('database', connect)
