import 'server-only'
import { updateTag } from 'next/cache'

/**
 * Cached public reads carry the tag of their noun; the write that changes the noun expires it after its commit.
 * Only for server actions: the next request already waits for the new content.
 */
export type CacheTag = 'waitlist' | 'landing' | 'blog'

export function expireTag(tag: CacheTag) {
  updateTag(tag)
}
