import 'server-only'
import { revalidateTag, updateTag } from 'next/cache'
import type { CacheTag } from '@/lib/nouns'

// Cached public reads carry their noun's tag, which each write expires after the commit. For jobs, which have no
// request, and for other instances, see cache-expiry.ts.

/** Expires a tag from a server action. The next request waits for the new content. */
export function expireTag(tag: CacheTag) {
  updateTag(tag)
}

/**
 * Expires a tag from a route. If `isImmediate` is true, the next request waits for the new content. Otherwise, that
 * request is the last to get the old content.
 */
export function expireTagFromRoute(tag: CacheTag, isImmediate: boolean) {
  revalidateTag(tag, isImmediate ? { expire: 0 } : 'max')
}
