'use server'
import { z } from 'zod'
import { refuseSave } from '@/lib/audit/refuse-save'
import { type AdminActionContext, adminAction } from '@/lib/auth/admin-action'
import { lagosDay } from '@/lib/dates'
import { action } from '@/lib/platform/action'
import { isFirstToday } from '@/lib/platform/daily-visitor'
import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { recordSchema } from '@/lib/platform/fields'
import { FIRST_VERSION } from '@/lib/platform/first-version'
import type { Post } from '@/lib/platform/generated/prisma/client'
import { enqueue } from '@/lib/platform/jobs'
import { lockName } from '@/lib/platform/lock-name'
import { idRow, queryRows } from '@/lib/platform/query-rows'
import { formValuesOf } from './form-values'
import { PUBLISH_DUE } from './jobs'
import { firstPublication, nextPublication } from './publication'
import { isPublic } from './queries'
import {
  recordImages,
  refusingTakenSlug,
  requestedPublication,
  saveRevision,
  slugOf,
  summaryOf,
  textsOf,
} from './save-post'
import {
  countReadSchema,
  isComplete,
  type PostValues,
  postSchema,
  readLimit,
  restoreRevisionSchema,
} from './schema'

const noun = 'blog'
const titleRow = z.object({ title: z.string() })
const NOT_SAVED = 'The post could not be saved. Please try again.'
const INCOMPLETE =
  'This version is an unfinished draft. To restore it, first change the status of the post to Draft.'
const ANNOUNCED =
  'This post is being emailed to subscribers. Please wait until that is done, or ask an owner to stop the campaign.'
const GONE = 'This post is no longer in the list. Please refresh.'

export const createPost = adminAction(
  { name: 'blog.create', schema: postSchema, tag: 'blog', failure: NOT_SAVED },
  async (values, context) => {
    const { tx, admin, audit } = context
    await lockName(tx, `post ${values.id}`)
    if ((await tx.post.count({ where: { id: values.id } })) > 0)
      return changePost({ ...values, version: FIRST_VERSION }, context)
    const { id } = values
    const now = new Date()
    const slug = slugOf(values)
    const publication = firstPublication(requestedPublication(values, null, now), now)
    const post = await refusingTakenSlug(() =>
      tx.post.create({ data: { id, slug, ...textsOf(values), ...publication, createdAt: now } }),
    )
    const { imageId } = await recordImages(tx, id, values)
    if (imageId) await tx.post.update({ where: { id }, data: { imageId }, select: { id: true } })
    await saveRevision(tx, { ...post, imageId }, admin.name)
    await schedulePublication(tx, post)
    await audit({ action: 'create', recordId: id, summary: summaryOf(post, null), details: { slug } })
    return resultOf(post)
  },
)

export const updatePost = adminAction(
  { name: 'blog.update', schema: postSchema, tag: 'blog', failure: NOT_SAVED },
  changePost,
)

/** Moves a post to the Trash. A job erases it after 30 days. */
export const deletePost = adminAction(
  {
    name: 'blog.delete',
    schema: recordSchema,
    tag: 'blog',
    failure: 'The post could not be deleted. Please try again.',
  },
  async ({ id }, { tx, audit }) => {
    // Lock the post, as a starting campaign does, so that the check below sees that campaign.
    await tx.$queryRaw`SELECT 1 FROM post WHERE id = ${id}::uuid FOR UPDATE`
    await refuseWhileAnnounced(tx, id)
    // Moving a post to or from the Trash uses SQL, because Prisma would set `updated_at`, and readers would see the post
    // as updated.
    const [post] = await queryRows(tx, titleRow)`
      UPDATE post SET deleted_at = now() WHERE id = ${id}::uuid AND deleted_at IS NULL RETURNING title`
    if (!post) throw new Refusal(GONE)
    await audit({ action: 'delete', recordId: id, summary: `moved the post “${post.title}” to Trash` })
    return null
  },
)

/**
 * Restores a post from the Trash. If it was public, it is public again. If its scheduled time passed while it was in
 * the Trash, it becomes a draft, because nobody would expect it to be published now, and the action returns a sentence
 * that says so.
 */
export const restorePost = adminAction(
  {
    name: 'blog.restore',
    schema: recordSchema,
    tag: 'blog',
    failure: 'The post could not be restored. Please try again.',
  },
  async ({ id }, { tx, audit }) => {
    await tx.$queryRaw`SELECT 1 FROM post WHERE id = ${id}::uuid FOR UPDATE`
    const post = await tx.post.findFirst({ where: { id, deletedAt: { not: null } } })
    if (!post?.deletedAt) throw new Refusal('This post is no longer in the Trash. Please refresh.')
    await tx.$executeRaw`UPDATE post SET deleted_at = NULL WHERE id = ${id}::uuid`
    const hasMissedTime = hasMissedScheduledTime(post, post.deletedAt)
    if (hasMissedTime) {
      const draft = nextPublication(post, { status: 'draft', publishAt: null }, post.deletedAt)
      await tx.post.update({ where: { id }, data: { ...draft, version: { increment: 1 } } })
    }
    const summary = `restored the post “${post.title}”${hasMissedTime ? ' as a draft because its scheduled time had passed' : ''}`
    await audit({ action: 'restore', recordId: id, summary })
    return hasMissedTime ? 'It’s now a draft because its scheduled time has passed.' : null
  },
)

/** Restores the text and image of an old version as a new version. The slug and the publication do not change. */
export const restoreRevision = adminAction(
  { name: 'blog.restore-revision', schema: restoreRevisionSchema, tag: 'blog', failure: NOT_SAVED },
  async ({ id, version, revisionId }, { tx, admin, audit }) => {
    const old = await tx.postRevision.findFirst({ where: { id: revisionId, postId: id } })
    if (!old) throw new Refusal('This version no longer exists. Please refresh.')
    const previous = await lockPost(tx, id, version)
    if (previous.status !== 'draft' && !isComplete(old)) throw new Refusal(INCOMPLETE)
    const { imageId } = await recordImages(tx, id, old, { isLossRefused: false })
    const post = await tx.post.update({
      where: { id },
      data: { ...textsOf(old), imageId, version: { increment: 1 } },
    })
    await saveFirstRevision(tx, previous)
    await saveRevision(tx, post, admin.name)
    await audit({
      action: 'restore-revision',
      recordId: id,
      summary: `restored version ${old.version} of the post “${old.title}”`,
    })
    return resultOf(post)
  },
)

/**
 * Counts a read of a public post, once per visitor per day. Visitors are recognized by a hash that cannot be traced
 * back once the day's key is deleted.
 */
export const countRead = action(
  { name: 'blog.count-read', schema: countReadSchema, limit: readLimit },
  async ({ slug }, { tx, address }) => {
    const [post] = await queryRows(
      tx,
      idRow,
    )`SELECT id::text FROM post WHERE post.slug = ${slug} AND ${isPublic}`
    if (!post || !(await isFirstToday(tx, address, ['read', post.id]))) return null
    await tx.$executeRaw`
      INSERT INTO post_read (post_id, day, count) VALUES (${post.id}::uuid, ${lagosDay(new Date())}::date, 1)
      ON CONFLICT (post_id, day) DO UPDATE SET count = post_read.count + 1`
    await tx.$executeRaw`UPDATE post SET read_count = read_count + 1 WHERE id = ${post.id}::uuid`
    return null
  },
)

async function changePost(values: PostValues, { tx, admin, audit }: AdminActionContext) {
  const { id, version } = values
  const previous = await lockPost(tx, id, version)
  const now = new Date()
  const slug = slugOf(values)
  const publication = nextPublication(previous, requestedPublication(values, previous, now), now)
  if (publication.status !== 'published') await refuseWhileAnnounced(tx, id)
  const { imageId } = await recordImages(tx, id, values)
  const post = await refusingTakenSlug(() =>
    tx.post.update({
      where: { id },
      data: { slug, ...textsOf(values), ...publication, imageId, version: { increment: 1 } },
    }),
  )
  await saveFirstRevision(tx, previous)
  await saveRevision(tx, post, admin.name)
  await schedulePublication(tx, post)
  await audit({ action: 'update', recordId: id, summary: summaryOf(post, previous), details: { slug } })
  return resultOf(post)
}

/** Returns whether the scheduled time of a post passed while the post was in the Trash. */
const hasMissedScheduledTime = ({ status, publishAt }: Post, deletedAt: Date) =>
  status === 'scheduled' && publishAt !== null && publishAt > deletedAt && publishAt <= new Date()

/** Refuses to take a post off the site while it is being emailed to subscribers, because that would end the campaign. */
async function refuseWhileAnnounced(tx: Transaction, postId: string) {
  if ((await tx.campaign.count({ where: { postId, status: 'sending' } })) > 0) throw new Refusal(ANNOUNCED)
}

/** Returns the saved post and locks it until the end of the transaction. Refuses if the form started from another version. */
async function lockPost(tx: Transaction, id: string, version: number): Promise<Post> {
  await tx.$queryRaw`SELECT 1 FROM post WHERE id = ${id}::uuid FOR UPDATE`
  const post = await tx.post.findFirst({ where: { id, deletedAt: null } })
  if (post?.version === version) return post
  return refuseSave(tx, post && { noun, id, version: post.version, values: formValuesOf(post) })
}

/** Saves the original text as the first revision, unless the post already has revisions. */
async function saveFirstRevision(tx: Transaction, previous: Post) {
  if ((await tx.postRevision.count({ where: { postId: previous.id } })) === 0)
    await saveRevision(tx, previous, 'System', previous.updatedAt)
}

/**
 * Queues a job for the publication time, replacing an earlier one. If that job is lost, the one that runs every minute
 * publishes the post.
 */
async function schedulePublication(tx: Transaction, { id, publishAt }: Post) {
  if (publishAt) await enqueue(tx, PUBLISH_DUE, {}, { runAt: publishAt, key: `${PUBLISH_DUE}:${id}` })
}

function resultOf({ id, slug, version }: Post) {
  return { id, slug, version }
}
