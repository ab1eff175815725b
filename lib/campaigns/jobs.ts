import 'server-only'
import { z } from 'zod'
import { db, type Transaction } from '@/lib/platform/db'
import { enqueue, type Job } from '@/lib/platform/jobs'
import { queueMails } from '@/lib/platform/mail'
import { recipientsOf } from './audience'
import { audienceSchema } from './schema'

const CAMPAIGN_BATCH = 'campaigns.write-batch'
/** Mails written to the outbox at a time. */
const BATCH = 200
/** While more than this many wait to be sent, no more are written: a cancelled campaign then stops soon. */
const WAITING_LIMIT = 1_000
const PAUSE_MS = 3_000

/**
 * Writes the next mails of a campaign and moves its cursor in the same transaction: killed at any moment, it goes on
 * where it was. It comes again until nobody is left and every mail has left the outbox.
 */
const writeBatch: Job = async (payload) => {
  const { campaignId } = z.object({ campaignId: z.uuid() }).parse(payload)
  await db.$transaction(
    async (tx) => {
      const campaign = await lockSending(tx, campaignId)
      if (!campaign) return
      const waiting = await tx.mailMessage.count({ where: { campaignId, status: 'queued' } })
      const written = waiting > WAITING_LIMIT ? 0 : await writeNext(tx, campaign)
      if (written === 0 && waiting === 0) return finish(tx, campaignId)
      await enqueueBatch(tx, campaignId, written === 0 ? PAUSE_MS : 0)
    },
    { timeout: 30_000 },
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
      startedAt: true,
      cursor: true,
    },
  })
}

type SendingCampaign = NonNullable<Awaited<ReturnType<typeof lockSending>>>

/**
 * Returns how many mails were written; 0 when everyone has been written to. The entries are held until the mails are there: who
 * unsubscribes meanwhile waits, and then holds his mail back.
 */
async function writeNext(tx: Transaction, campaign: SendingCampaign): Promise<number> {
  const audience = audienceSchema.parse(campaign.audience)
  const after = campaign.cursor ?? '00000000-0000-0000-0000-000000000000'
  const entries = await tx.$queryRaw<{ id: string; name: string; email: string }[]>`
    SELECT id, name, email FROM waitlist
    WHERE id > ${after}::uuid AND created_at <= ${campaign.startedAt} AND ${recipientsOf(audience)}
    ORDER BY id LIMIT ${BATCH} FOR SHARE OF waitlist`
  const last = entries.at(-1)
  if (!last) return 0
  const { subject, preview, body } = campaign
  await queueMails(
    tx,
    campaign.id,
    entries.map(({ id, name, email }) => ({
      template: 'waitlist-message',
      props: { subject, preview, body, name, entryId: id },
      to: { email, name },
      subjectId: id,
    })),
  )
  await tx.campaign.update({ where: { id: campaign.id }, data: { cursor: last.id }, select: { id: true } })
  return entries.length
}

async function finish(tx: Transaction, id: string) {
  await tx.campaign.update({
    where: { id },
    data: { status: 'done', finishedAt: new Date() },
    select: { id: true },
  })
}

export const campaignJobs: Record<string, Job> = { [CAMPAIGN_BATCH]: writeBatch }
