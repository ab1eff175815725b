import type { PostStatus } from './schema'

/** Decides when a post is public and which date it shows. */
export interface Publication {
  status: PostStatus
  /** When it goes public; only of what is scheduled. */
  publishAt: Date | null
  /** When it first went public, or is to; null: never yet, and no plan. */
  publishedAt: Date | null
  /** The date that readers are shown. */
  date: Date
}

export interface Wish {
  status: PostStatus
  publishAt: Date | null
}

/** Returns the publication of a post created at `now`. */
export function firstPublication({ status, publishAt }: Wish, now: Date): Publication {
  if (status === 'scheduled' && publishAt)
    return { status, publishAt, publishedAt: publishAt, date: publishAt }
  return { status, publishAt: null, publishedAt: status === 'published' ? now : null, date: now }
}

/**
 * Returns the publication of a post that is saved again. Once public, it keeps the moment and its date, whatever happens to
 * it. Before that, a scheduled post has its planned date, and a draft the day of its creation.
 */
export function nextPublication(
  was: Publication & { createdAt: Date },
  { status, publishAt }: Wish,
  now: Date,
): Publication {
  const hasBeenPublic = was.publishedAt !== null && was.publishedAt <= now
  const planned = status === 'scheduled' ? publishAt : null
  if (hasBeenPublic) return { status, publishAt: planned, publishedAt: was.publishedAt, date: was.date }
  if (planned) return { status, publishAt: planned, publishedAt: planned, date: planned }
  const wasPlanned = was.publishedAt !== null
  if (status === 'published')
    return { status, publishAt: null, publishedAt: now, date: wasPlanned ? now : was.date }
  return { status, publishAt: null, publishedAt: null, date: was.createdAt }
}
