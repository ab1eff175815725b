import { MINUTE_MS } from '@/lib/dates'
import 'server-only'
import { z } from 'zod'
import { recordAudit } from '@/lib/audit/record'
import { queueEmails } from '@/lib/mail/queue'
import { db, type Transaction } from '@/lib/platform/db'
import { FIRST_ID } from '@/lib/platform/fields'
import { enqueue, type Job } from '@/lib/platform/jobs'
import { queryRows } from '@/lib/platform/query-rows'
import { type Recipients, recipientsOf } from './audience'
import { type AnnouncedPost, announcedPost, findPostToAnnounce } from './post-to-announce'
import { audienceSchema } from './schema'

const recipientRow = z.object({ id: z.string(), name: z.string(), email: z.string() })
const listedPart = z.object({ count: z.number(), last: z.string().nullable() })

const CAMPAIGN_BATCH = 'campaigns.write-batch'
/** Recipients written down per statement, so that none takes longer than the database allows. */
const LISTED_AT_ONCE = 50_000
/** Emails written to the outbox per batch. */
const BATCH = 200
/** No more emails are written while this many are queued, so that a canceled campaign stops quickly. */
const WAITING_LIMIT = 1_000
const PAUSE_MS = 3_000
/** Failed emails canceled per run of the job. */
const CANCELED_AT_ONCE = 2_000

/**
 * Writes the next emails of a campaign and moves its cursor in the same transaction, so that after a crash the job
 * resumes exactly where it stopped. Repeats until every email has been written and sent.
 */
const writeBatch: Job = async (payload) => {
  const { campaignId } = z.object({ campaignId: z.uuid() }).parse(payload)
  await db.$transaction(
    async (tx) => {
      const campaign = await lockSending(tx, campaignId)
      if (!campaign) return cleanUp(tx, campaignId)
      const waiting = await tx.mailMessage.count({ where: { campaignId, status: 'queued' } })
      const audience = audienceSchema.parse(campaign.audience)
      const current = audience.kind === 'newsletter' ? await findPostToAnnounce(tx, audience.postId) : null
      // The post was taken off the site after the campaign started.
      if (audience.kind === 'newsletter' && !current) return stop(tx, campaign)
      // During an upgrade, an instance of the older version may have started it without keeping the post.
      const post = announcedPost.nullable().parse(campaign.announced ?? current)
      const recipients = recipientsOf(audience, post?.category)
      if (!campaign.areRecipientsListed) await listRecipients(tx, campaign, recipients)
      const reachedCount = waiting > WAITING_LIMIT ? 0 : await writeNext(tx, campaign, recipients, post)
      if (reachedCount === 0 && waiting === 0) return end(tx, campaignId, 'done')
      await enqueueBatch(tx, campaignId, reachedCount === 0 ? PAUSE_MS : 0)
    },
    { timeout: MINUTE_MS },
  )
}

export function enqueueBatch(tx: Transaction, campaignId: string, delayMs = 0) {
  const runAt = new Date(Date.now() + delayMs)
  return enqueue(
    tx,
    CAMPAIGN_BATCH,
    { campaignId },
    { key: `campaign:${campaignId}`, runAt, maxAttempts: 25 },
  )
}

async function lockSending(tx: Transaction, id: string) {
  await tx.$queryRaw`SELECT 1 FROM campaigns WHERE id = ${id}::uuid FOR UPDATE`
  return tx.campaign.findFirst({
    where: { id, status: 'sending' },
    select: {
      id: true,
      subject: true,
      preview: true,
      body: true,
      audience: true,
      announced: true,
      areRecipientsListed: true,
      startedAt: true,
      cursor: true,
    },
  })
}

type SendingCampaign = NonNullable<Awaited<ReturnType<typeof lockSending>>>

/**
 * Writes down who will get the message, so that later changes, such as a new status, neither add nor remove anyone.
 * A campaign started by an older version may already have emails for everyone up to its cursor.
 */
async function listRecipients(
  tx: Transaction,
  { id, startedAt, cursor }: SendingCampaign,
  { table, id: personId, since, where }: Recipients,
) {
  let recipientCount = 0
  for (let after: string | null = cursor ?? FIRST_ID; after; ) {
    const [part]: z.infer<typeof listedPart>[] = await queryRows(tx, listedPart)`
      WITH part AS (
        INSERT INTO campaign_recipient (campaign_id, person_id)
        SELECT ${id}::uuid, ${personId} FROM ${table}
        WHERE ${personId} > ${after}::uuid AND ${since} <= ${startedAt} AND ${where}
        ORDER BY ${personId} LIMIT ${LISTED_AT_ONCE}
        RETURNING person_id)
      SELECT count(*)::int AS count, max(person_id::text) AS last FROM part`
    recipientCount += part?.count ?? 0
    after = part?.last ?? null
  }
  await tx.campaign.update({
    where: { id },
    data: { areRecipientsListed: true, ...(!cursor && { recipientCount }) },
    select: { id: true },
  })
}

/**
 * Writes the emails of the next recipients and returns how many recipients there were; 0 once all have been reached.
 * Leaves out people who have unsubscribed or were deleted since. Locks the people's rows until the commit, so that a
 * concurrent unsubscribe waits and then cancels the new email.
 */
async function writeNext(
  tx: Transaction,
  campaign: SendingCampaign,
  { table, id, email, name, wantsEmail }: Recipients,
  post: AnnouncedPost | null,
): Promise<number> {
  const next = await tx.campaignRecipient.findMany({
    where: { campaignId: campaign.id, personId: { gt: campaign.cursor ?? FIRST_ID } },
    select: { personId: true },
    orderBy: { personId: 'asc' },
    take: BATCH,
  })
  const ids = next.map(({ personId }) => personId)
  const last = ids.at(-1)
  if (!last) return 0
  const people = await queryRows(tx, recipientRow)`
    SELECT ${id} AS id, ${name} AS name, ${email} AS email FROM ${table}
    WHERE ${id} = ANY(${ids}::uuid[]) AND ${wantsEmail} ORDER BY ${id} FOR SHARE OF ${table}`
  const { subject, preview, body } = campaign
  const message = { subject, preview, body }
  await queueEmails(
    tx,
    campaign.id,
    people.map(({ id, name, email }) => ({
      ...(post
        ? { template: 'newsletter-post', props: { ...message, post, subscriberId: id } }
        : { template: 'waitlist-message', props: { ...message, name, entryId: id } }),
      to: { email, name },
      subjectId: id,
    })),
  )
  await tx.campaign.update({ where: { id: campaign.id }, data: { cursor: last }, select: { id: true } })
  return ids.length
}

/** Stops a campaign whose post is no longer public, and cancels its queued emails. */
async function stop(tx: Transaction, { id, subject }: SendingCampaign) {
  await tx.mailMessage.updateMany({
    where: { campaignId: id, status: 'queued' },
    data: { status: 'cancelled' },
  })
  await end(tx, id, 'cancelled')
  await enqueueBatch(tx, id)
  const summary = `stopped the campaign “${subject}” because its post is no longer public`
  await recordAudit(tx, { name: 'System' }, { noun: 'campaigns', action: 'cancel', recordId: id, summary })
}

/**
 * Forgets the recipients of a campaign that has ended. If it was stopped, also cancels its failed emails, so that they
 * cannot be retried: a part of them each time, because there may be too many for one statement.
 */
async function cleanUp(tx: Transaction, campaignId: string) {
  await forgetRecipients(tx, campaignId)
  const failed = await tx.mailMessage.findMany({
    where: { campaignId, status: 'failed', campaign: { status: 'cancelled' } },
    select: { id: true },
    take: CANCELED_AT_ONCE,
  })
  if (failed.length === 0) return
  await tx.mailMessage.updateMany({
    where: { id: { in: failed.map(({ id }) => id) }, status: 'failed' },
    data: { status: 'cancelled' },
  })
  await enqueueBatch(tx, campaignId)
}

async function end(tx: Transaction, id: string, status: 'done' | 'cancelled') {
  await tx.campaign.update({ where: { id }, data: { status, finishedAt: new Date() }, select: { id: true } })
  await forgetRecipients(tx, id)
}

const forgetRecipients = async (tx: Transaction, campaignId: string) => {
  await tx.campaignRecipient.deleteMany({ where: { campaignId } })
}

export const campaignJobs: Record<string, Job> = { [CAMPAIGN_BATCH]: writeBatch }
