import { formatDateTime, fromLagos, lagosDateTime } from '@/lib/dates'
import { LOST_IMAGE, lockImage, lockImagesIn } from '@/lib/media/lock-images'
import { listMediaPaths } from '@/lib/media/media-paths'
import type { Transaction } from '@/lib/platform/db'
import { isUniqueViolation, Refusal } from '@/lib/platform/errors'
import type { Post } from '@/lib/platform/generated/prisma/client'
import type { PublicationRequest } from './publication'
import { readMinutes } from './read-time'
import type { PostValues } from './schema'
import { isReservedSlug, slugFor } from './slug'

type Texts = Pick<
  PostValues,
  'title' | 'excerpt' | 'content' | 'author' | 'category' | 'readTime' | 'imageId'
>

const MAX_IMAGES = 100

const refusals = {
  slugTaken: 'Another post uses this slug, or used it before. Please choose another one.',
  slugReserved: 'Another page uses this slug. Please choose another one.',
  past: 'Please choose a time in the future',
  lostCover: 'This image has been deleted. Please choose another one.',
  tooManyImages: `A post can have at most ${MAX_IMAGES} images.`,
}

/** Returns the slug to save. Rejects slugs reserved for other pages; the database rejects slugs of other posts. */
export function slugOf(values: Pick<PostValues, 'id' | 'slug' | 'title'>): string {
  const slug = slugFor(values)
  if (isReservedSlug(slug)) throw new Refusal(refusals.slugReserved, { slug: refusals.slugReserved })
  return slug
}

/**
 * Turns a unique violation on the slug into a refusal that the person can act on. Unlike a check beforehand, this has
 * no race condition.
 */
export async function refusingTakenSlug<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal(refusals.slugTaken, { slug: refusals.slugTaken })
    throw error
  }
}

/** Returns the requested publication. A schedule must be in the future, unless it is unchanged. */
export function requestedPublication(
  values: Pick<PostValues, 'status' | 'publishAt'>,
  previous: PublicationRequest | null,
  now: Date,
): PublicationRequest {
  const { status } = values
  if (status !== 'scheduled' || !values.publishAt) return { status, publishAt: null }
  const publishAt = fromLagos(values.publishAt)
  // The form has no seconds.
  const isAsBefore = previous?.publishAt && lagosDateTime(previous.publishAt) === values.publishAt
  if (isAsBefore) return { status, publishAt: previous.publishAt }
  if (publishAt <= now) throw new Refusal(refusals.past, { publishAt: refusals.past })
  return { status, publishAt }
}

/**
 * Records which images the content shows, so that they cannot be deleted, and locks them and the cover until the end
 * of the transaction. Rejects images that no longer exist, or drops them if `isLossRefused` is false, as for old
 * versions.
 */
export async function recordImages(
  tx: Transaction,
  postId: string,
  { content, imageId }: Pick<Texts, 'content' | 'imageId'>,
  { isLossRefused = true } = {},
): Promise<{ imageId: string | null }> {
  if (listMediaPaths(content).length > MAX_IMAGES)
    throw new Refusal(refusals.tooManyImages, { content: refusals.tooManyImages })
  const hasCover = imageId !== null && (await lockImage(tx, imageId))
  const { ids, isComplete } = await lockImagesIn(tx, content)
  if (isLossRefused && imageId && !hasCover)
    throw new Refusal(refusals.lostCover, { imageId: refusals.lostCover })
  if (isLossRefused && !isComplete) throw new Refusal(LOST_IMAGE, { content: LOST_IMAGE })
  await tx.postImage.deleteMany({ where: { postId } })
  await tx.postImage.createMany({ data: ids.map((imageId) => ({ postId, imageId })) })
  return { imageId: hasCover ? imageId : null }
}

/** Returns the columns to save besides the slug, the publication and the cover image. */
export function textsOf({
  title,
  excerpt,
  content,
  author,
  category,
  readTime,
}: Pick<Post, 'title' | 'excerpt' | 'content' | 'author' | 'category' | 'readTime'>) {
  return { title, excerpt, content, author, category, readTime, readMinutes: readMinutes(content) }
}

/** Saves the post as a revision. */
export async function saveRevision(tx: Transaction, post: Post, actorName: string, at = new Date()) {
  const { id: postId, version, title, slug, excerpt, content, author, category, readTime, imageId } = post
  await tx.postRevision.create({
    data: {
      postId,
      version,
      at,
      actorName,
      title,
      slug,
      excerpt,
      content,
      author,
      category,
      readTime,
      imageId,
    },
    select: { id: true },
  })
}

/** Returns the activity log entry, such as "scheduled the post “Payday” for 22 November 2026 at 09:00". */
export function summaryOf(
  post: Pick<Post, 'title' | 'status' | 'publishAt'>,
  previous: PublicationRequest | null,
): string {
  const name = `the post “${post.title}”`
  if (post.status === 'published' && previous?.status !== 'published') return `published ${name}`
  if (
    post.status === 'scheduled' &&
    post.publishAt &&
    post.publishAt.getTime() !== previous?.publishAt?.getTime()
  )
    return `scheduled ${name} for ${formatDateTime(post.publishAt)}`
  if (previous?.status && previous.status !== 'draft' && post.status === 'draft')
    return `reverted ${name} to draft`
  return `${previous ? 'changed' : 'added'} ${name}`
}
