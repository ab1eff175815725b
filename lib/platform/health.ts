import 'server-only'
import { pool } from './db'
import { log } from './log'

/** Returns whether the database responds, within the pool's timeouts. */
export async function isDatabaseReady(): Promise<boolean> {
  try {
    await pool.query('SELECT 1')
    return true
  } catch (error) {
    log.warn({ err: error }, 'database not ready')
    return false
  }
}
