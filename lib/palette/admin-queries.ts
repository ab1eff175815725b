import 'server-only'
import { requireAdmin } from '@/lib/auth/session'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { readQuery } from '@/lib/platform/list-params'
import { contains } from '@/lib/platform/search'
import { recordSources } from './record-sources'
import {
  type FoundGroup,
  MAX_QUERY,
  MIN_QUERY,
  type PaletteAnswer,
  type RecordKind,
  ROWS_SHOWN,
  recordKinds,
} from './schema'

/** Rows of a kind that are looked at at all: a word that half a million entries have costs no more than one that few have. */
const LOOKED_AT = 200
const MOST_WORDS = 5
const TIME_LIMIT_MS = 2_000

interface Row {
  kind: RecordKind
  rank: number
  id: string
  title: string
  detail: string
  href: string
}

/**
 * Records of all kinds that hold every word of `q`, a few of each, without what lies in the Trash: first those whose title begins
 * with it, then those whose title has it. One statement, ended by the database after two seconds.
 */
export async function findRecords(q: string): Promise<PaletteAnswer> {
  await requireAdmin()
  const typed = readQuery(q).slice(0, MAX_QUERY)
  if (typed.length < MIN_QUERY) return { groups: [] }
  const kinds = Object.keys(recordKinds) as RecordKind[]
  const words = typed.split(' ').filter(Boolean).slice(0, MOST_WORDS)
  const selects = kinds.map((kind) => select(kind, typed, words))
  const [, rows] = await db.$transaction([
    db.$queryRaw`SELECT set_config('statement_timeout', ${String(TIME_LIMIT_MS)}, true)`,
    db.$queryRaw<Row[]>`${Prisma.join(selects, ' UNION ALL ')}`,
  ])
  const found = kinds.map((kind) => ({ kind, rows: rows.filter((row) => row.kind === kind) }))
  const groups = found
    .filter(({ rows }) => rows.length > 0)
    .sort((one, other) => bestRank(one.rows) - bestRank(other.rows))
    .map(({ kind, rows }) => asGroup(kind, rows, words))
  return { groups }
}

function select(kind: RecordKind, typed: string, words: string[]) {
  const { table, text, title, detail, where, href } = recordSources[kind]
  const conditions = words.map((word) => contains(Prisma.raw(text), word))
  const key = Prisma.raw(kind === 'claims' ? 'key' : 'id')
  // Ids tell the time: the newest of equals leads.
  return Prisma.sql`(
    SELECT ${kind} AS kind, id, title, detail, href, CASE
        WHEN starts_with(folded, search_fold(${typed})) THEN 0
        WHEN strpos(folded, search_fold(${typed})) > 0 THEN 1 ELSE 2 END AS rank
    FROM (
      SELECT ${key}::text AS id, ${Prisma.raw(title)} AS title, left(${Prisma.raw(detail)}, 200) AS detail,
        ${Prisma.raw(href)} AS href, search_fold(${Prisma.raw(title)}) AS folded
      FROM ${Prisma.raw(table)} WHERE ${Prisma.raw(where)} AND ${Prisma.join(conditions, ' AND ')} LIMIT ${LOOKED_AT}
    ) AS looked_at ORDER BY rank, id DESC LIMIT ${ROWS_SHOWN + 1}
  )`
}

function asGroup(kind: RecordKind, rows: Row[], words: string[]): FoundGroup {
  const { list } = recordSources[kind]
  // The lists look for what was typed as a whole.
  const isSameInList = words.length === 1
  return {
    kind,
    records: rows.slice(0, ROWS_SHOWN).map(({ id, title, detail, href }) => ({
      ...{ id, title, detail },
      href: withQueryEscaped(href),
    })),
    more:
      list && isSameInList && rows.length > ROWS_SHOWN
        ? `${list}?${new URLSearchParams({ q: words.join() })}`
        : null,
  }
}

const bestRank = (rows: Row[]) => Math.min(...rows.map(({ rank }) => rank))

/** The database joins an address and what is searched for there; an e-mail or a file name may hold "+" and "&". */
function withQueryEscaped(href: string) {
  const [path = '', q] = href.split(/\?q=(.*)/s)
  return q === undefined ? path : `${path}?${new URLSearchParams({ q })}`
}
