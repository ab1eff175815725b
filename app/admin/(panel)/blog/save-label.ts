import type { PostStatus } from '@/lib/blog/schema'

interface Saving {
  /** What is chosen now. */
  status: PostStatus
  /** What is saved. */
  was: PostStatus
  isLive: boolean
}

/** What saving will do, so that nobody publishes or withdraws unawares. */
export function saveLabel({ status, was, isLive }: Saving): string {
  if (status === 'published') return isLive ? 'Save changes' : 'Publish'
  if (status === 'scheduled') return was === 'scheduled' && !isLive ? 'Save changes' : 'Schedule'
  return isLive ? 'Withdraw to draft' : 'Save draft'
}
