import 'server-only'
import { pool } from './db'
import { log } from './log'

/** True when the database answers; waits no longer than the pool's limits. */
export async function isDatabaseReady(): Promise<boolean> {
  try {
    await pool.query('SELECT 1')
    return true
  } catch (error) {
    log.warn({ err: error }, 'database not ready')
    return false
  }
}
