import 'server-only'
import { type LastChange, withLastChanges } from '@/lib/audit/last-changes'
import { requireAdmin } from '@/lib/auth/session'
import { chosenImageColumns } from '@/lib/media/schema'
import { db } from '@/lib/platform/db'
import { type ClaimKey, claimKeys, faqCategories, type LandingList } from './schema'

const noun = 'landing'

interface Recorded {
  /** Who changed it last; null: nobody since it was set up. */
  lastChange: LastChange | null
}

export async function listTestimonialsForEdit() {
  await requireAdmin()
  const select = { id: true, name: true, role: true, title: true, content: true } as const
  return withChanges(
    await db.testimonial.findMany({ where: { deletedAt: null }, orderBy: { position: 'asc' }, select }),
  )
}

export async function listLandingFaqsForEdit() {
  await requireAdmin()
  return withChanges(
    await db.faq.findMany({
      where: { placement: 'landing', deletedAt: null },
      orderBy: { position: 'asc' },
      select: { id: true, category: true, question: true, answer: true },
    }),
  )
}

export async function listFeaturesForEdit() {
  await requireAdmin()
  const select = { id: true, icon: true, screen: true, title: true, description: true } as const
  return withChanges(
    await db.feature.findMany({ where: { deletedAt: null }, orderBy: { position: 'asc' }, select }),
  )
}

/** In the order of the keys in the schema. */
export async function listClaimsForEdit() {
  await requireAdmin()
  const rows = new Map((await db.claim.findMany()).map((row) => [row.key, row]))
  const known = claimKeys.flatMap((key) => {
    const row = rows.get(key)
    return row ? [{ ...row, key, id: key }] : []
  })
  return withChanges(known)
}

export async function getTestimonialForEdit(id: string) {
  await requireAdmin()
  const found = await db.testimonial.findFirst({
    where: { id, deletedAt: null },
    select: {
      id: true,
      version: true,
      name: true,
      role: true,
      title: true,
      content: true,
      image: { select: chosenImageColumns },
    },
  })
  return withLastChange(found)
}

/** A category that is not offered any more is left out: it has to be chosen anew. */
export async function getLandingFaqForEdit(id: string) {
  await requireAdmin()
  const select = { id: true, version: true, category: true, question: true, answer: true } as const
  const row = await db.faq.findFirst({ where: { id, placement: 'landing', deletedAt: null }, select })
  const category = faqCategories.find((known) => known === row?.category)
  return withLastChange(row && { ...row, category })
}

export async function getFeatureForEdit(id: string) {
  await requireAdmin()
  const select = {
    id: true,
    version: true,
    icon: true,
    screen: true,
    title: true,
    description: true,
  } as const
  return withLastChange(await db.feature.findFirst({ where: { id, deletedAt: null }, select }))
}

export async function getClaimForEdit(key: ClaimKey) {
  await requireAdmin()
  const row = await db.claim.findUnique({ where: { key } })
  return withLastChange(row && { ...row, key, id: key })
}

export interface TrashedItem extends Recorded {
  list: LandingList
  id: string
  name: string
  deletedAt: Date
}

/** What was deleted in the last 30 days, newest first. */
export async function listLandingTrash(): Promise<TrashedItem[]> {
  await requireAdmin()
  const trashed = { deletedAt: { not: null } }
  const [testimonials, faqs, features] = await Promise.all([
    db.testimonial.findMany({ where: trashed, select: { id: true, name: true, deletedAt: true } }),
    db.faq.findMany({
      where: { ...trashed, placement: 'landing' },
      select: { id: true, question: true, deletedAt: true },
    }),
    db.feature.findMany({ where: trashed, select: { id: true, title: true, deletedAt: true } }),
  ])
  const items = [
    ...testimonials.map(({ id, name, deletedAt }) => ({ list: 'testimonial' as const, id, name, deletedAt })),
    ...faqs.map(({ id, question, deletedAt }) => ({ list: 'faq' as const, id, name: question, deletedAt })),
    ...features.map(({ id, title, deletedAt }) => ({ list: 'feature' as const, id, name: title, deletedAt })),
  ]
  const dated = items.flatMap(({ deletedAt, ...item }) => (deletedAt ? [{ ...item, deletedAt }] : []))
  return withChanges(dated.sort((one, other) => other.deletedAt.getTime() - one.deletedAt.getTime()))
}

const withChanges = <Row extends { id: string }>(rows: readonly Row[]) => withLastChanges(db, noun, rows)

async function withLastChange<Row extends { id: string }>(row: Row | null) {
  return row ? ((await withChanges([row]))[0] ?? null) : null
}
