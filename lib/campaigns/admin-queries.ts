import 'server-only'
import { requireAdmin } from '@/lib/auth/session'
import { db } from '@/lib/platform/db'
import { leftOutOf, recipientsOf } from './audience'
import { type Audience, audienceSchema } from './schema'

/** How many of an audience would get a message now, and how many are left out because they want no mail. */
export async function countAudience(audience: Audience) {
  await requireAdmin()
  const [counted] = await db.$queryRaw<{ recipients: number; leftOut: number }[]>`
    SELECT
      (SELECT count(*)::int FROM waitlist WHERE ${recipientsOf(audience)}) AS recipients,
      (SELECT count(*)::int FROM waitlist WHERE ${leftOutOf(audience)}) AS "leftOut"`
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
} as const

/** The newest 100. */
export async function listCampaigns() {
  await requireAdmin()
  return db.campaign.findMany({ select: campaignColumns, orderBy: { startedAt: 'desc' }, take: 100 })
}

export interface CampaignProgress {
  sent: number
  failed: number
  suppressed: number
  cancelled: number
  queued: number
}

/** One campaign with its numbers as they are now; null when there is none. */
export async function getCampaign(id: string) {
  await requireAdmin()
  const campaign = await db.campaign.findUnique({
    where: { id },
    select: { ...campaignColumns, preview: true, body: true, audience: true },
  })
  if (!campaign) return null
  const counts = await db.mailMessage.groupBy({
    by: ['status'],
    where: { campaignId: id },
    _count: { _all: true },
  })
  const progress: CampaignProgress = { sent: 0, failed: 0, suppressed: 0, cancelled: 0, queued: 0 }
  for (const { status, _count } of counts) progress[status] = _count._all
  return { ...campaign, audience: audienceSchema.parse(campaign.audience), progress }
}
