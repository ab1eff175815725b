'use server'
import { randomUUID } from 'node:crypto'
import { adminAction } from '@/lib/auth/admin-action'
import { formatCountOf } from '@/lib/count'
import { queueMail } from '@/lib/mail/queue'
import { renderMail } from '@/lib/mail/template'
import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { recordSchema } from '@/lib/platform/fields'
import { countRow, queryRows } from '@/lib/platform/query-rows'
import { recipientsOf } from './audience'
import { enqueueBatch } from './jobs'
import { campaignTemplates } from './mail'
import { announcedPost, findPostToAnnounce } from './post-to-announce'
import { messageDraftSchema, sendTestSchema, startCampaignSchema } from './schema'

export const startCampaign = adminAction(
  {
    name: 'campaigns.start',
    isSensitive: true,
    schema: startCampaignSchema,
    failure: 'The campaign could not be started. Nothing went out. Please try again.',
  },
  async ({ subject, preview, body, audience, recipients, postVersion, submission }, { tx, admin, audit }) => {
    const id = submission ?? randomUUID()
    const content = { subject, preview, body }
    const postId = audience.kind === 'newsletter' ? audience.postId : null
    const post = postId ? await requirePost(tx, postId) : null
    const { count: created } = await tx.campaign.createMany({
      data: {
        id,
        ...content,
        audience,
        postId,
        ...(post && { announced: announcedPost.parse(post) }),
        recipientCount: recipients,
        createdById: admin.id,
      },
      skipDuplicates: true,
    })
    if (created === 0) {
      await audit(null)
      return findStarted(tx, { id, ...content, createdById: admin.id }, postId)
    }
    if (post && post.version !== postVersion)
      throw new Refusal('The post has changed. Please check the preview and send again.')
    const { table, where } = recipientsOf(audience, post?.category)
    const [counted] = await queryRows(tx, countRow)`
      SELECT count(*)::int AS count FROM ${table} WHERE ${where}`
    const recipientCount = counted?.count ?? 0
    if (recipientCount !== recipients)
      throw new Refusal(
        `The list has changed: it now has ${formatCountOf(recipientCount, 'person', 'people')}. Please check and send again.`,
      )
    await enqueueBatch(tx, id)
    await audit({
      action: 'start',
      recordId: id,
      summary: `started the campaign “${subject}” to ${formatCountOf(recipientCount, 'person', 'people')}`,
    })
    return { id, recipientCount }
  },
)

/**
 * Returns the campaign that the same form has already started, so that repeating a submission has no further effect.
 */
async function findStarted(
  tx: Transaction,
  where: { id: string; subject: string; preview: string; body: string; createdById: string },
  postId: string | null,
) {
  const started = await tx.campaign.findFirst({ where, select: { id: true, recipientCount: true } })
  if (!started && postId) throw new Refusal('This post already has a campaign. See Campaigns.')
  if (!started) throw new Refusal('This campaign has already been sent. See Campaigns.')
  return started
}

export const cancelCampaign = adminAction(
  {
    name: 'campaigns.cancel',
    schema: recordSchema,
    failure: 'The campaign could not be stopped. Please try again.',
  },
  async ({ id }, { tx, audit }) => {
    const { count } = await tx.campaign.updateMany({
      where: { id, status: 'sending' },
      data: { status: 'cancelled', finishedAt: new Date() },
    })
    if (count === 0) throw new Refusal('This campaign is no longer being sent.')
    const stopped = await tx.mailMessage.updateMany({
      where: { campaignId: id, status: 'queued' },
      data: { status: 'cancelled' },
    })
    // The job then cancels the failed emails.
    await enqueueBatch(tx, id)
    await audit({
      action: 'cancel',
      recordId: id,
      summary: `stopped a campaign with ${formatCountOf(stopped.count, 'email')} still queued`,
    })
    return null
  },
)

/**
 * Sends a test to the address entered, which is not stored. The account's own address is only for security notices.
 */
export const sendTestMessage = adminAction(
  {
    name: 'campaigns.send-test',
    isSensitive: true,
    limit: { name: 'campaign-test', points: 20, seconds: 3_600 },
    schema: sendTestSchema,
    failure: 'The test could not be queued. Please try again.',
  },
  async ({ subject, preview, body, postId, email }, { tx, admin, audit }) => {
    const post = postId && (await requirePost(tx, postId))
    await queueMail(tx, {
      template: 'campaign-test',
      props: { subject, preview, body, post, name: admin.name },
      to: { email, name: admin.name },
    })
    await audit({ action: 'send-test', summary: `sent a test of the campaign “${subject}”` })
    return { email }
  },
)

/**
 * Renders the email as recipients will see it, even if it is unfinished. Writes nothing, so there is nothing to
 * audit.
 */
export const previewMessage = adminAction(
  { name: 'campaigns.preview', schema: messageDraftSchema, audit: false },
  async ({ postId, ...draft }, { tx, admin }) => {
    // No recipient has this id, so the links in the preview unsubscribe no one.
    const { id, name } = admin
    const { html } = postId
      ? await renderMail(campaignTemplates['newsletter-post'], {
          ...draft,
          post: await requirePost(tx, postId),
          subscriberId: id,
        })
      : await renderMail(campaignTemplates['waitlist-message'], { ...draft, name, entryId: id })
    return { html }
  },
)

async function requirePost(tx: Transaction, id: string) {
  const post = await findPostToAnnounce(tx, id)
  if (!post) throw new Refusal('This post isn’t public. Please publish it first.')
  return post
}
