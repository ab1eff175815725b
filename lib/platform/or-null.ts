import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { log } from './log'

/** Returns what `work` returns, or null when it fails: for a part of a page that can do without the database. */
export async function orNull<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch (error) {
    // Next throws, too, what is no failure.
    unstable_rethrow(error)
    log.warn({ error: error instanceof Error ? error.message : String(error) }, 'part of a page left out')
    return null
  }
}
