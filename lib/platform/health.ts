import 'server-only'
import { pool } from './db'
import { log } from './log'

/** Returns whether the database responds and accepts writes, within the pool's timeouts. */
export async function isDatabaseReady(): Promise<boolean> {
  try {
    // The setting is on for a standby, and for a database that was made read-only, as some providers do when the disk
    // is full.
    const { rows } = await pool.query("SELECT current_setting('transaction_read_only') AS is_read_only")
    return rows[0]?.is_read_only === 'off'
  } catch (error) {
    log.warn({ err: error }, 'database not ready')
    return false
  }
}

/** Counts this process's connections to Postgres, and the requests waiting for one. */
export const countConnections = () => ({ open: pool.totalCount, waiting: pool.waitingCount })
