import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { publicImageColumns } from '@/lib/media/schema'
import type { CacheTag } from '@/lib/nouns'
import { db } from '@/lib/platform/db'
import { findHiddenReason } from './claim-visibility'
import { type ClaimKey, claimKeys } from './schema'

const TAG: CacheTag = 'landing'

export interface Claim {
  value: string
  label: string
  /** Null if there is none. */
  publicSource: string | null
}

/** The claims that visitors may see. Staff can hide any of them, so every page must work without them. */
export type Claims = Partial<Record<ClaimKey, Claim>>

/** Lists the testimonials in order. The page shows each with five stars. */
export async function listTestimonials() {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  return db.testimonial.findMany({
    where: { deletedAt: null },
    orderBy: { position: 'asc' },
    select: {
      id: true,
      name: true,
      role: true,
      title: true,
      content: true,
      // The locked amount and how it is paid out, as text; may be empty.
      plan: true,
      image: { select: publicImageColumns },
    },
  })
}

export type Testimonial = Awaited<ReturnType<typeof listTestimonials>>[number]

/**
 * Lists the landing page's own questions in order, grouped by category. A blank line in an answer starts a new
 * paragraph.
 */
export async function listLandingFaqs() {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  const faqs = await db.faq.findMany({
    where: { placement: 'landing', deletedAt: null },
    orderBy: { position: 'asc' },
    select: { id: true, category: true, question: true, answer: true },
  })
  return [...Map.groupBy(faqs, ({ category }) => category).values()].flat()
}

export type LandingFaq = Awaited<ReturnType<typeof listLandingFaqs>>[number]

/** Lists the feature tabs in order. */
export async function listFeatures() {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  return db.feature.findMany({
    where: { deletedAt: null },
    orderBy: { position: 'asc' },
    select: { id: true, icon: true, screen: true, title: true, description: true },
  })
}

/**
 * Returns the visible marketing figures by key. Throws if a figure has no row, because the seed always creates them.
 */
export async function getClaims(): Promise<Claims> {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  const [rows, settings] = await Promise.all([
    db.claim.findMany({ select: { key: true, value: true, label: true, publicSource: true, isShown: true } }),
    db.claimSettings.findUnique({ where: { id: 1 }, select: { onlySourced: true } }),
  ])
  const byKey = new Map(rows.map(({ key, ...row }) => [key, row]))
  const entries = claimKeys.flatMap((key) => {
    const row = byKey.get(key)
    if (!row) throw new Error(`The claim "${key}" has no row: was the database seeded?`)
    const { isShown: _, ...claim } = row
    return findHiddenReason(row, settings?.onlySourced) ? [] : [[key, claim] as const]
  })
  return Object.fromEntries(entries)
}
