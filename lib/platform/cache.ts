import 'server-only'
import { revalidateTag, updateTag } from 'next/cache'
import type { CacheTag } from '@/lib/nouns'

// Cached public reads have their noun's tag, and each write expires it after the commit. For jobs, which have no
// request, and for other instances, see cache-expiry.ts.

/** Expires a tag from a server action. The next request waits for the new content. */
export function expireTag(tag: CacheTag) {
  updateTag(tag)
}

/** Expires a tag from a route. The next request waits for the new content, or is the last to get the old. */
export function expireTagOfRoute(tag: CacheTag, isAtOnce: boolean) {
  revalidateTag(tag, isAtOnce ? { expire: 0 } : 'max')
}
