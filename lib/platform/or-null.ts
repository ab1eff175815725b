import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { log } from './log'

/**
 * Returns the result of `work`, or null if it fails, for parts that a page can leave out while the database is
 * down.
 */
export async function orNull<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch (error) {
    // Next also throws for control flow, such as redirects.
    unstable_rethrow(error)
    log.warn(
      { error: error instanceof Error ? error.message : String(error) },
      'part of a page could not be loaded',
    )
    return null
  }
}
