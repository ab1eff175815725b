import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { z } from 'zod'
import { findLastContentChange } from '@/lib/content/last-change'
import type { CacheTag } from '@/lib/nouns'
import { db } from '@/lib/platform/db'
import { orNull } from '@/lib/platform/or-null'
import { queryRows } from '@/lib/platform/query-rows'
import { shorten } from '@/lib/shorten'
import { articlePath, faqPath, type HelpHit, helpCategories, helpCategoryNames } from './categories'
import { readSearch } from './missed-search'
import { isHelpSlug } from './schema'
import { synonymsOf, wordsWithSynonyms } from './synonyms'
import { meantWords } from './typing-errors'

const TAG: CacheTag = 'help'

const foundRow = z.object({
  kind: z.enum(['answer', 'article']),
  slug: z.string(),
  title: z.string(),
  text: z.string(),
  category: z.string().nullable(),
})
/** A word is known if it is the beginning of a word in the Help Center. */
const typedRow = z.object({ word: z.string(), isKnown: z.boolean() })
const nearRows = z.array(z.object({ word: z.string(), near: z.array(z.string()) }))

export type HelpGroup = Awaited<ReturnType<typeof listHelpGroups>>[number]
export type HelpFaq = HelpGroup['faqs'][number]
export type HelpArticleCard = Awaited<ReturnType<typeof listHelpArticles>>[number]
export type PublishedArticle = NonNullable<Awaited<ReturnType<typeof getHelpArticle>>>

/**
 * Lists the answers by category, in the order set by staff. Categories without answers are left out. A blank line in an
 * answer starts a new paragraph.
 */
export async function listHelpGroups() {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  const rows = await db.faq.findMany({
    where: { placement: 'help', deletedAt: null },
    orderBy: { position: 'asc' },
    select: { id: true, slug: true, category: true, question: true, answer: true },
  })
  const byCategory = Map.groupBy(
    // The database requires a slug for these rows.
    rows.map((row) => ({ ...row, slug: row.slug ?? row.id })),
    ({ category }) => category,
  )
  return helpCategoryNames.flatMap((category) => {
    const faqs = byCategory.get(category)
    return faqs ? [{ category, anchor: helpCategories[category], faqs }] : []
  })
}

/** Lists the guides in order. */
export async function listHelpArticles() {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  return db.helpArticle.findMany({
    where: { deletedAt: null },
    orderBy: { position: 'asc' },
    select: { slug: true, title: true, summary: true },
  })
}

/** Returns the guide with this slug and its text in Markdown, or null. */
export async function getHelpArticle(slug: string) {
  return isHelpSlug(slug) ? readArticle(slug) : null
}

async function readArticle(slug: string) {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  return db.helpArticle.findFirst({
    where: { slug, deletedAt: null },
    select: { slug: true, title: true, summary: true, content: true, updatedAt: true },
  })
}

/** Returns when the Help Center last changed (null if it is empty), and every guide with its last change. */
export async function listHelpAddresses() {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  const [change, { _max: latest }, articles] = await Promise.all([
    findLastContentChange(TAG),
    db.faq.aggregate({ where: { placement: 'help', deletedAt: null }, _max: { updatedAt: true } }),
    db.helpArticle.findMany({
      where: { deletedAt: null },
      orderBy: { position: 'asc' },
      select: { slug: true, updatedAt: true },
    }),
  ])
  return { changedAt: change ?? latest.updatedAt, articles }
}

/** Additional words are ignored. */
const SEARCH_WORDS = 8
const MESSAGE_WORDS = 14
const MAX_HITS = 30
const EXCERPT = 150

/**
 * Finds answers and guides, best match first, at most 30. Words match by stem and prefix, ignoring accents. A word
 * that occurs nowhere is treated as a typo. At least half of the words have to match. The results are not cached,
 * because there is no limit to the number of different searches.
 */
export async function searchHelp(search: string, limit = MAX_HITS): Promise<HelpHit[]> {
  return findHits(readSearch(search), {
    limit,
    maxWords: SEARCH_WORDS,
    share: 0.5,
    minWords: 1,
    areAnswersFirst: false,
  })
}

const LONGEST_MESSAGE = 400

/**
 * Suggests up to three answers or guides to someone who is writing a message, answers first. Looks only at the last
 * words; at least two of them, and a third of all, have to match. The text is not stored.
 */
export async function suggestAnswers(message: string): Promise<HelpHit[]> {
  const end = message.replace(/\s+/g, ' ').slice(-LONGEST_MESSAGE)
  const words = (end.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length > 3 || synonymsOf(word.toLowerCase()),
  )
  const options = { limit: 3, maxWords: MESSAGE_WORDS, share: 0.3, minWords: 2, areAnswersFirst: true }
  return findHits(words.slice(-MESSAGE_WORDS).join(' '), options)
}

interface HitOptions {
  limit: number
  maxWords: number
  /** The share of words that must match. */
  share: number
  /** The minimum number of words that must match. */
  minWords: number
  /** Guides are long, so they contain some words of almost any message. */
  areAnswersFirst: boolean
}

async function findHits(
  text: string,
  { limit, maxWords, share, minWords, areAnswersFirst }: HitOptions,
): Promise<HelpHit[]> {
  const groups = await findMeanings(text, maxWords)
  if (groups.length === 0) return []
  const any = groups.map((group) => `(${group})`).join(' | ')
  const rows = await queryRows(db, foundRow)`
    WITH asked AS (
      SELECT query FROM (SELECT to_tsquery('english', part) AS query FROM unnest(${groups}::text[]) AS part) AS each
      WHERE numnode(query) > 0
    ), entry AS (
      SELECT 'answer' AS kind, slug, question AS title, answer AS text, category, search_vector FROM faq
      WHERE placement = 'help' AND deleted_at IS NULL
      UNION ALL
      SELECT 'article', slug, title, summary, NULL, search_vector FROM help_article WHERE deleted_at IS NULL
    ), hit AS (
      SELECT entry.*, counts.matched, counts.named,
        ts_rank(entry.search_vector, to_tsquery('english', ${any}), 1) AS rank
      FROM entry, LATERAL (SELECT ts_filter(entry.search_vector, '{a}') AS words OFFSET 0) AS title, LATERAL (
        SELECT count(*) FILTER (WHERE entry.search_vector @@ asked.query) AS matched,
          count(*) FILTER (WHERE title.words @@ asked.query) AS named FROM asked
      ) AS counts
      WHERE entry.search_vector @@ to_tsquery('english', ${any})
    )
    SELECT kind, slug, title, left(text, ${EXCERPT + 50}) AS text, category FROM hit
    WHERE matched >= greatest(${minWords}, ${share}::float8 * (SELECT count(*) FROM asked))
    ORDER BY ${areAnswersFirst}::boolean AND kind = 'answer' DESC, matched + named DESC, rank DESC, kind, slug LIMIT ${limit}`
  return rows.map(asHit)
}

function asHit({ kind, slug, title, text, category }: z.infer<typeof foundRow>): HelpHit {
  const href = kind === 'answer' ? faqPath(slug) : articlePath(slug)
  return { kind, href, title, excerpt: shorten(text.replace(/\s+/g, ' '), EXCERPT), category }
}

/**
 * Returns a search expression for each typed word. It matches words that start with the typed word or with one of its
 * synonyms, and also the words that an unknown word may be a typo of.
 */
async function findMeanings(text: string, maxWords: number): Promise<string[]> {
  if (text === '') return []
  const words = await queryRows(db, typedRow)`
    WITH typed AS (
      SELECT word, min(place) AS place
      FROM regexp_split_to_table(search_fold(${text}), '[^a-z0-9]+') WITH ORDINALITY AS part (word, place)
      WHERE length(word) BETWEEN 2 AND 40 GROUP BY word ORDER BY min(place) LIMIT ${maxWords}
    )
    SELECT typed.word, EXISTS (
      SELECT FROM help_word WHERE help_word.word >= typed.word AND help_word.word < typed.word || '~'
    ) AS "isKnown"
    FROM typed ORDER BY typed.place`
  const unknownWords = words.filter(({ word, isKnown }) => !isKnown && !synonymsOf(word))
  const nearWords = await findNearWords(unknownWords.map(({ word }) => word))
  return words.map(({ word }) => {
    const near = nearWords.get(word)
    const meanings = near ? meantWords(word, [...wordsWithSynonyms, ...near]) : []
    return [word, ...meanings]
      .flatMap((each) => [each, ...(synonymsOf(each) ?? [])])
      .map((each) => `${each}:*`)
      .join(' | ')
  })
}

const NEAR_TIME_LIMIT_MS = 1_000

/**
 * Returns for each unknown word the known words that resemble it. If the database takes too long, the search does
 * without them. The index needs the operator with its threshold; with `similarity()` all words would be compared.
 */
async function findNearWords(unknownWords: string[]): Promise<Map<string, string[]>> {
  const near = new Map(unknownWords.map((word): [string, string[]] => [word, []]))
  if (near.size === 0) return near
  const found = await orNull(() =>
    db.$transaction([
      db.$queryRaw`SELECT set_config('statement_timeout', ${String(NEAR_TIME_LIMIT_MS)}, true),
        set_config('pg_trgm.similarity_threshold', '0.15', true)`,
      db.$queryRaw`
        SELECT typed.word, ARRAY(
          SELECT help_word.word FROM help_word
          WHERE length(help_word.word) BETWEEN length(typed.word) - 2 AND length(typed.word) + 2
            AND help_word.word % typed.word
          ORDER BY similarity(help_word.word, typed.word) DESC, help_word.word LIMIT 40) AS near
        FROM unnest(${unknownWords}::text[]) AS typed (word)`,
    ]),
  )
  for (const row of nearRows.parse(found?.[1] ?? [])) near.set(row.word, row.near)
  return near
}
