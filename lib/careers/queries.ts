import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { findLastContentChange } from '@/lib/content/last-change'
import type { CacheTag } from '@/lib/nouns'
import { db } from '@/lib/platform/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { isSlug } from '@/lib/platform/slug'
import { hiringDefaults } from './schema'

const TAG: CacheTag = 'careers'

/** A position that accepts applications. */
export type OpenPosition = ReturnType<typeof toOpen>

/** A position that accepts no applications for now, reduced to what its page may show. */
export interface PausedPosition {
  status: 'paused'
  slug: string
  title: string
}

/** Selects positions that accept applications. This is the only definition of "open". */
const isOpen = { status: 'active', deletedAt: null } as const

const openColumns = {
  id: true,
  slug: true,
  title: true,
  department: true,
  // For example, "Lagos, Nigeria" or "Remote".
  location: true,
  type: true,
  // For example, "₦8M - ₦12M". May be empty.
  salary: true,
  salaryMinKobo: true,
  salaryMaxKobo: true,
  // Plain text. A blank line starts a new paragraph.
  description: true,
  requirements: true,
  // A date, as midnight UTC.
  postedDate: true,
  updatedAt: true,
} as const

/** Lists open positions, in the order set by staff. lib/careers/list-url.ts filters them. */
export async function listOpenPositions(): Promise<OpenPosition[]> {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  const rows = await db.jobPosition.findMany({
    where: isOpen,
    orderBy: { position: 'asc' },
    select: openColumns,
  })
  return rows.map(toOpen)
}

/** Returns the open or paused position with this slug; null if it is closed, deleted or unknown. */
export async function getPosition(slug: string): Promise<OpenPosition | PausedPosition | null> {
  return isSlug(slug) ? readPosition(slug) : null
}

async function readPosition(slug: string): Promise<OpenPosition | PausedPosition | null> {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  const row = await db.jobPosition.findFirst({
    where: { slug, deletedAt: null, status: { in: ['active', 'paused'] } },
    select: { status: true, ...openColumns },
  })
  if (!row) return null
  const { status, title, ...rest } = row
  // The slug reveals the title anyway. Everything else stays private while nobody can apply.
  return status === 'active' ? toOpen({ title, ...rest }) : { status: 'paused', slug, title }
}

/** Lists the slugs of open positions, each with its last change. */
export async function listPositionSlugs(): Promise<{ slug: string; updatedAt: Date }[]> {
  return (await listOpenPositions()).map(({ slug, updatedAt }) => ({ slug, updatedAt }))
}

/** Returns when the list last changed, including positions that are no longer on it; null if it has not changed since the seed. */
export async function getListChangedAt(): Promise<Date | null> {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  return findLastContentChange(TAG)
}

/** Returns the email address for applicants' questions. */
export async function getHiringContact(): Promise<string> {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  const settings = await db.hiringSettings.findFirst({ select: { contactEmail: true } })
  return settings?.contactEmail ?? hiringDefaults.contactEmail
}

type OpenRow = Prisma.JobPositionGetPayload<{ select: typeof openColumns }>

function toOpen({ salaryMinKobo, salaryMaxKobo, ...rest }: OpenRow) {
  const min = salaryMinKobo ?? salaryMaxKobo
  const max = salaryMaxKobo ?? salaryMinKobo
  // The yearly salary in kobo; null if undisclosed.
  const salaryKobo = min === null || max === null ? null : { min: Number(min), max: Number(max) }
  return { ...rest, status: 'active' as const, salaryKobo }
}
