import 'server-only'
import { z } from 'zod'
import { findLastChanges, withLastChanges } from '@/lib/audit/last-changes'
import { requireAdmin } from '@/lib/auth/session'
import { timeZone } from '@/lib/dates'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { queryRows } from '@/lib/platform/query-rows'
import { contains } from '@/lib/platform/search'
import { type HelpCategory, helpCategories, helpCategoryNames, POPULAR_DAYS } from './categories'
import { positionOf } from './save-faq'
import type { FaqListParams } from './schema'

const noun = 'help'
/** The maximum number of rows shown. Staff can search for others. */
const MAX_ROWS = 300

const listedFaq = z.object({
  id: z.string(),
  version: z.number(),
  slug: z.string(),
  category: z.enum(helpCategoryNames),
  question: z.string(),
  answer: z.string(),
  /** Both count the votes since the answer was written. */
  helpful: z.number(),
  notHelpful: z.number(),
})
export type ListedFaq = z.infer<typeof listedFaq>

const faqRow = listedFaq.extend({ count: z.number(), all: z.number() })
const countsRow = z.object({ faqs: z.number(), categories: z.number(), saved: z.date().nullable() })
const opensRow = z.object({ category: z.string(), opens: z.number() })

export interface ListedGroup {
  category: HelpCategory
  /** The number of all matches, including those not shown. */
  count: number
  /** The ids of all answers in the category, in order; null if some are not shown, as they cannot be reordered then. */
  savedIds: string[] | null
  faqs: ListedFaq[]
}

/** Lists up to 300 matching answers, grouped by category. */
export async function listFaqsForEdit(
  params: FaqListParams,
): Promise<{ groups: ListedGroup[]; hiddenCount: number }> {
  await requireAdmin('help')
  const conditions = [Prisma.sql`placement = 'help' AND deleted_at IS NULL`]
  const chosen = helpCategoryNames.find((name) => helpCategories[name] === params.filters.category)
  if (chosen) conditions.push(Prisma.sql`category = ${chosen}`)
  if (params.q) conditions.push(contains(Prisma.sql`search_text`, params.q))
  const rows = await queryRows(db, faqRow)`
    WITH shown AS (
      SELECT *, (count(*) OVER (PARTITION BY category))::int AS count, (count(*) OVER ())::int AS all
      FROM faq WHERE ${Prisma.join(conditions, ' AND ')}
      ORDER BY array_position(${helpCategoryNames}::text[], category), position LIMIT ${MAX_ROWS}
    )
    SELECT id::text, version, slug, category, question, answer, count, "all",
      coalesce(votes.helpful, 0)::int AS helpful, coalesce(votes.not_helpful, 0)::int AS "notHelpful"
    FROM shown LEFT JOIN LATERAL (
      SELECT sum(helpful) AS helpful, sum(not_helpful) AS not_helpful FROM faq_day WHERE faq_id = shown.id
    ) AS votes ON true
    ORDER BY array_position(${helpCategoryNames}::text[], category), position`
  const byCategory = [...Map.groupBy(rows, ({ category }) => category)]
  const groups = byCategory.map(([category, found]) => {
    const count = found[0]?.count ?? 0
    const faqs = found.map(({ count: _, all: __, ...faq }) => faq)
    const savedIds = params.q === '' && count === faqs.length ? faqs.map(({ id }) => id) : null
    return { category, count, savedIds, faqs }
  })
  return { groups, hiddenCount: (rows[0]?.all ?? 0) - rows.length }
}

/**
 * Counts the answers and their categories. `popular` is the category whose answers visitors opened most in the last 30
 * days, `changedAt` when the answers or guides last changed; null if there is none.
 */
export async function readHelpFigures() {
  await requireAdmin('help')
  const [[counts], [popular], change] = await Promise.all([
    queryRows(db, countsRow)`
      SELECT count(*)::int AS faqs, count(DISTINCT category)::int AS categories, max(updated_at) AS saved
      FROM faq WHERE placement = 'help' AND deleted_at IS NULL`,
    queryRows(db, opensRow)`
      SELECT category, sum(opens)::int AS opens FROM faq JOIN faq_day ON faq_id = faq.id
      WHERE placement = 'help' AND deleted_at IS NULL AND day > (now() AT TIME ZONE ${timeZone})::date - ${POPULAR_DAYS}::int
      GROUP BY category HAVING sum(opens) > 0 ORDER BY opens DESC, category LIMIT 1`,
    db.auditEvent.findFirst({ where: { noun }, orderBy: { at: 'desc' }, select: { at: true } }),
  ])
  const { faqs = 0, categories = 0, saved = null } = counts ?? {}
  const times = [saved, change?.at].flatMap((time) => time?.getTime() ?? [])
  const changedAt = times.length > 0 ? new Date(Math.max(...times)) : null
  return { faqs, categories, popular: popular ?? null, changedAt }
}

export async function getFaqForEdit(id: string) {
  await requireAdmin('help')
  const row = await db.faq.findFirst({ where: { id, placement: 'help', deletedAt: null } })
  if (!row) return null
  const { version, question, answer } = row
  const category = helpCategoryNames.find((option) => option === row.category)
  const lastChange = (await findLastChanges(db, noun, [id])).get(id) ?? null
  const order = String(await positionOf(db, row))
  return { id, version, category, question, answer, order, orderBefore: order, lastChange }
}

const missedSearch = z.object({ text: z.string(), count: z.number(), lastAt: z.date() })
export type MissedSearch = z.infer<typeof missedSearch>

/** Lists up to 100 searches that found nothing, except those whose words now all appear in one answer or guide. */
export async function listMissedSearches(): Promise<MissedSearch[]> {
  await requireAdmin('help')
  // A single answer or guide has to contain all of the words. Visitors' search is more forgiving, so some of the listed
  // searches may find something by now, too.
  return queryRows(db, missedSearch)`
    SELECT text, count, last_at AS "lastAt" FROM missed_search, plainto_tsquery('english', text) AS query
    WHERE NOT EXISTS (
      SELECT FROM faq WHERE search_vector @@ query AND placement = 'help' AND deleted_at IS NULL
    ) AND NOT EXISTS (SELECT FROM help_article WHERE search_vector @@ query AND deleted_at IS NULL)
    ORDER BY count DESC, last_at DESC LIMIT 100`
}

export async function listArticlesForEdit() {
  await requireAdmin('help')
  const rows = await db.helpArticle.findMany({
    where: { deletedAt: null },
    orderBy: { position: 'asc' },
    select: { id: true, slug: true, title: true, summary: true },
  })
  return withChanges(rows)
}

export async function getArticleForEdit(id: string) {
  await requireAdmin('help')
  const select = { id: true, version: true, slug: true, title: true, summary: true, content: true } as const
  const row = await db.helpArticle.findFirst({ where: { id, deletedAt: null }, select })
  return row ? ((await withChanges([row]))[0] ?? null) : null
}

const withChanges = <Row extends { id: string }>(rows: readonly Row[]) => withLastChanges(db, noun, rows)
