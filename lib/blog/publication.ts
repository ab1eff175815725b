import type { PostStatus } from './schema'

/** The state that determines when a post is public and which date it shows. */
export interface Publication {
  status: PostStatus
  /** When the post goes public. Only set for scheduled posts. */
  publishAt: Date | null
  /** When the post first went public, or will; null if it never did and is not scheduled. */
  publishedAt: Date | null
  /** The date shown to readers. */
  date: Date
}

export interface PublicationRequest {
  status: PostStatus
  publishAt: Date | null
}

/** Returns the publication of a post created at `now`. */
export function firstPublication({ status, publishAt }: PublicationRequest, now: Date): Publication {
  if (status === 'scheduled' && publishAt)
    return { status, publishAt, publishedAt: publishAt, date: publishAt }
  return { status, publishAt: null, publishedAt: status === 'published' ? now : null, date: now }
}

/**
 * Returns the publication of a post that is saved again. Once public, a post keeps its time and date forever. Until
 * then, a scheduled post has the scheduled date, and a draft its creation date.
 */
export function nextPublication(
  previous: Publication & { createdAt: Date },
  { status, publishAt }: PublicationRequest,
  now: Date,
): Publication {
  const hasBeenPublic = previous.publishedAt !== null && previous.publishedAt <= now
  const scheduledFor = status === 'scheduled' ? publishAt : null
  if (hasBeenPublic)
    return { status, publishAt: scheduledFor, publishedAt: previous.publishedAt, date: previous.date }
  if (scheduledFor) return { status, publishAt: scheduledFor, publishedAt: scheduledFor, date: scheduledFor }
  if (status === 'published') return { status, publishAt: null, publishedAt: now, date: now }
  return { status, publishAt: null, publishedAt: null, date: previous.createdAt }
}
