import 'server-only'
import { revalidateTag, updateTag } from 'next/cache'
import type { CacheTag } from '@/lib/nouns'

// Cached public reads carry the tag of their noun; the write that changes the noun expires it after its commit. Jobs, which have no
// request, and other instances: see cache-expiry.ts.

/** Only for server actions: the next request already waits for the new content. */
export function expireTag(tag: CacheTag) {
  updateTag(tag)
}

/** Only for routes: the next request waits for the new content, or is the last one that gets the old. */
export function expireTagOfRoute(tag: CacheTag, isAtOnce: boolean) {
  revalidateTag(tag, isAtOnce ? { expire: 0 } : 'max')
}
