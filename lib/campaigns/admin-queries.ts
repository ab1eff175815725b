import 'server-only'
import { z } from 'zod'
import { requireAdmin } from '@/lib/auth/session'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { queryRows } from '@/lib/platform/query-rows'
import { columnsOf } from '@/lib/platform/record-sql'
import { recipientsOf } from './audience'
import { announcedPost, findPostToAnnounce } from './post-to-announce'
import { type Audience, audienceSchema } from './schema'

const audienceCountRow = z.object({ recipients: z.number(), leftOut: z.number() })

/**
 * Counts how many people in an audience would get a message now, and how many would be left out because they
 * unsubscribed or their address is suppressed.
 */
export async function countAudience(audience: Audience) {
  await requireAdmin('campaigns')
  const { table, where, leftOut } = recipientsOf(audience)
  const [counted] = await queryRows(db, audienceCountRow)`
    SELECT
      (SELECT count(*)::int FROM ${table} WHERE ${where}) AS recipients,
      (SELECT count(*)::int FROM ${table} WHERE ${leftOut}) AS "leftOut"`
  return counted ?? { recipients: 0, leftOut: 0 }
}

const campaignColumns = {
  id: true,
  subject: true,
  status: true,
  startedAt: true,
  finishedAt: true,
  recipientCount: true,
  createdBy: { select: { name: true } },
  post: { select: { id: true, title: true } },
} as const

/** Lists the newest 100 campaigns. */
export async function listCampaigns() {
  await requireAdmin('campaigns')
  const campaigns = await db.campaign.findMany({
    select: { ...campaignColumns, audience: true },
    orderBy: { startedAt: 'desc' },
    take: 100,
  })
  return campaigns.map(({ audience, ...rest }) => ({
    ...rest,
    audience: audienceSchema.parse(audience).kind,
  }))
}

export type PostToSend = NonNullable<Awaited<ReturnType<typeof getPostToSend>>>

/**
 * Returns the post that a message to subscribers would announce, the campaign that announced it, and whether readers
 * can find it now; null if it does not exist.
 */
export async function getPostToSend(id: string) {
  await requireAdmin('campaigns')
  const post = await db.post.findFirst({
    where: { id, deletedAt: null },
    select: {
      id: true,
      title: true,
      excerpt: true,
      category: true,
      version: true,
      campaign: { select: { id: true, status: true, startedAt: true, recipientCount: true } },
    },
  })
  return post && { ...post, isLive: (await findPostToAnnounce(db, id)) !== null }
}

const email = columnsOf('MailMessage')

const progressRow = z.object({
  sent: z.number(),
  failed: z.number(),
  suppressed: z.number(),
  cancelled: z.number(),
  queued: z.number(),
})
export type CampaignProgress = z.infer<typeof progressRow>

/** Returns one campaign with its current numbers; null if it does not exist. */
export async function getCampaign(id: string) {
  await requireAdmin('campaigns')
  const campaign = await db.campaign.findUnique({
    where: { id },
    select: { ...campaignColumns, preview: true, body: true, audience: true, announced: true },
  })
  if (!campaign) return null
  return {
    ...campaign,
    audience: audienceSchema.parse(campaign.audience),
    announced: announcedPost.nullable().parse(campaign.announced),
    progress: await countProgress(id),
  }
}

/** Counts a campaign's emails in one statement, so that none is counted twice while its status changes. */
async function countProgress(id: string): Promise<CampaignProgress> {
  // An email that had failed when it was dismissed, canceled or erased still counts as failed.
  const isClosedFailure = Prisma.sql`(${email.status} = 'cancelled' AND ${email.failedAt} IS NOT NULL)`
  const [progress] = await queryRows(db, progressRow)`
    SELECT
      (count(*) FILTER (WHERE ${email.status} = 'sent'))::int AS sent,
      (count(*) FILTER (WHERE ${email.status} = 'failed' OR ${isClosedFailure}))::int AS failed,
      (count(*) FILTER (WHERE ${email.status} = 'suppressed'))::int AS suppressed,
      (count(*) FILTER (WHERE ${email.status} = 'cancelled' AND NOT ${isClosedFailure}))::int AS cancelled,
      (count(*) FILTER (WHERE ${email.status} = 'queued'))::int AS queued
    FROM mail_message WHERE ${email.campaignId} = ${id}::uuid`
  return progressRow.parse(progress)
}
