import type { PostStatus } from '@/lib/blog/schema'

interface Saving {
  /** The chosen status. */
  status: PostStatus
  /** The saved status. */
  savedStatus: PostStatus
  isLive: boolean
}

/**
 * Returns the label of the save button, which says what saving will do, so that nobody publishes or reverts a post
 * by accident.
 */
export function saveLabel({ status, savedStatus, isLive }: Saving) {
  if (status === 'published') return isLive ? 'Save changes' : 'Publish'
  if (status === 'scheduled') return savedStatus === 'scheduled' && !isLive ? 'Save changes' : 'Schedule'
  return isLive ? 'Revert to draft' : 'Save draft'
}
