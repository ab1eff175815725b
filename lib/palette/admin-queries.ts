import 'server-only'
import { z } from 'zod'
import { mayRead } from '@/lib/auth/access'
import { requireAdmin } from '@/lib/auth/session'
import { recordKinds } from '@/lib/nouns'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { readQuery } from '@/lib/platform/list-params'
import type { RecordFacts } from '@/lib/platform/noun'
import { recordLink } from '@/lib/platform/record-link'
import { columnOf, openableRows, tableOf } from '@/lib/platform/record-sql'
import { sealSearch } from '@/lib/platform/sealed-search'
import { contains } from '@/lib/platform/search'
import { type FoundGroup, MAX_QUERY, MIN_QUERY, type PaletteResults, ROWS_SHOWN } from './schema'

/**
 * The maximum number of rows examined per kind, so that a word with half a million matches costs no more than a rare
 * word.
 */
const MAX_EXAMINED = 200
const MAX_WORDS = 5
const TIME_LIMIT_MS = 2_000

const rowSchema = z.object({
  kind: z.string(),
  rank: z.number(),
  id: z.string(),
  title: z.string(),
  details: z.array(z.string()),
  address: z.string(),
})
type Row = z.infer<typeof rowSchema>
const foundRows = z.array(rowSchema)

/**
 * Finds records that contain every word of `q`: a few of each kind that the person may see, except in the Trash. Titles
 * that begin with `q` come first, then titles that contain it. Runs as one statement with a timeout of two seconds.
 */
export async function findRecords(q: string): Promise<PaletteResults> {
  const { role } = await requireAdmin('dashboard')
  const typed = readQuery(q).slice(0, MAX_QUERY)
  if (typed.length < MIN_QUERY) return { groups: [] }
  const words = typed.split(' ').filter(Boolean).slice(0, MAX_WORDS)
  const searchedKinds = [...recordKinds].filter(([, { search, noun }]) => search && mayRead(role, noun))
  if (searchedKinds.length === 0) return { groups: [] }
  const selects = searchedKinds.map(([kind, facts]) => select(kind, facts, typed, words))
  const [, found] = await db.$transaction([
    db.$queryRaw`SELECT set_config('statement_timeout', ${String(TIME_LIMIT_MS)}, true)`,
    db.$queryRaw`${Prisma.join(selects, ' UNION ALL ')}`,
  ])
  const rows = foundRows.parse(found)
  const groupsFound = searchedKinds.map(([kind, facts]) => ({
    kind,
    facts,
    rows: rows.filter((row) => row.kind === kind),
  }))
  const groups = groupsFound
    .filter(({ rows }) => rows.length > 0)
    .sort((one, other) => bestRank(one.rows) - bestRank(other.rows))
    .map(({ kind, facts, rows }) => asGroup(kind, facts, rows, words))
  return { groups }
}

function select(kind: string, facts: RecordFacts, typed: string, words: string[]) {
  const { model, id = 'id', title, detail = [], search = [], address = id } = facts
  const text = typeof search === 'string' ? columnOf(search) : foldedText(search)
  const conditions = words.map((word) => contains(text, word))
  // Ids contain the time, so of equal matches the newest comes first.
  return Prisma.sql`(
    SELECT ${kind} AS kind, id, title, details, address, CASE
        WHEN starts_with(folded, search_fold(${typed})) THEN 0
        WHEN strpos(folded, search_fold(${typed})) > 0 THEN 1 ELSE 2 END AS rank
    FROM (
      SELECT ${columnOf(id)}::text AS id, ${concatenate(title)} AS title, ${columnOf(address)}::text AS address,
        ${detailsOf(detail)} AS details,
        search_fold(${concatenate(title)}) AS folded
      FROM ${tableOf(model)} WHERE ${openableRows(facts)} AND ${Prisma.join(conditions, ' AND ')} LIMIT ${MAX_EXAMINED}
    ) AS examined ORDER BY rank, id DESC LIMIT ${ROWS_SHOWN + 1}
  )`
}

/** Returns an SQL array, because Prisma.join rejects an empty list. */
function detailsOf(columns: readonly string[]) {
  const cut = columns.map((column) => Prisma.sql`left(${columnOf(column)}::text, 200)`)
  return cut.length > 0 ? Prisma.sql`ARRAY[${Prisma.join(cut)}]` : Prisma.sql`ARRAY[]::text[]`
}

const concatenate = (columns: readonly string[]) =>
  Prisma.join(
    columns.map((column) => columnOf(column)),
    " || ' ' || ",
  )

const foldedText = (columns: readonly string[]) =>
  Prisma.sql`search_fold(${Prisma.join(
    columns.map((column) => columnOf(column)),
    " || E'\\n' || ",
  )})`

function asGroup(kind: string, { path, list }: RecordFacts, rows: Row[], words: string[]): FoundGroup {
  // The lists search for the whole text, so they only find the same records for a single word.
  const isSameInList = words.length === 1
  return {
    kind,
    records: rows.slice(0, ROWS_SHOWN).map(({ id, title, details, address }) => ({
      id,
      title,
      detail: details.map(capitalize).join(' · '),
      href: recordLink(path, address),
    })),
    more:
      list && isSameInList && rows.length > ROWS_SHOWN ? `${list}?q=${sealSearch(list, words.join())}` : null,
  }
}

/** Capitalizes a status or category, which is stored as one lower-case word. */
const capitalize = (value: string) =>
  /^[a-z]+$/.test(value) ? value.charAt(0).toUpperCase() + value.slice(1) : value

const bestRank = (rows: Row[]) => Math.min(...rows.map(({ rank }) => rank))
