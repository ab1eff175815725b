import { z } from 'zod'
import { formatDateTime, formatLongDate, lagosDay } from '@/lib/dates'
import { personalData } from '@/lib/nouns-server'
import { planText } from '@/lib/plan/plan-text'
import type { Transaction } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { PersonalTable } from '@/lib/platform/personal-data'
import { countRow, queryRows } from '@/lib/platform/query-rows'
import { tableName, tableOf } from '@/lib/platform/record-sql'
import { site } from '@/lib/site'
import type { CopyFormat } from './copy-formats'
import { personalTablesOf } from './personal-tables'

const recordRow = z.object({
  record: z.record(z.string(), z.unknown()),
  at: z.string(),
  place: z.string(),
})
type RecordRow = z.infer<typeof recordRow>

/** One row, by column name. */
export type HeldRecord = Record<string, unknown>

/** The maximum number of rows of a table in the panel, because anyone can send thousands under someone's address. */
const SHOWN = 100
const BATCH = 500

export interface HeldPart extends Pick<PersonalTable, 'title' | 'purpose'> {
  table: string
  /** The oldest rows, up to SHOWN. */
  records: HeldRecord[]
  total: number
}

/** A file that the person sent, stored in the private bucket. */
export type HeldFile = Awaited<ReturnType<typeof listFiles>>[number]

/** Returns the first rows held about an address, by table, leaving out empty tables. */
export async function listParts(tx: Transaction, email: string): Promise<HeldPart[]> {
  const parts: HeldPart[] = []
  for (const table of personalTablesOf(personalData)) {
    const { model, title, purpose } = table
    const rows = await readRows(tx, { table, email, limit: SHOWN })
    if (rows.length === 0) continue
    const records = rows.map(({ record }) => tidy(record))
    const total = rows.length < SHOWN ? rows.length : await countRows(tx, table, email)
    parts.push({ table: tableName(model), title, purpose, records, total })
  }
  return parts
}

async function countRows(tx: Transaction, table: PersonalTable, email: string) {
  const [counted] = await queryRows(tx, countRow)`
    SELECT count(*)::int AS count FROM ${tableOf(table.model)} AS held WHERE ${table.own(email)}`
  return counted?.count ?? 0
}

interface Rows {
  table: PersonalTable
  email: string
  after?: RecordRow | undefined
  limit: number
}

/**
 * Reads rows that belong to an address, oldest first, starting after a previous one. Not all tables have an id, so
 * rows of the same time are in the order of their place on disk, which changes if a row does in between.
 */
function readRows(tx: Transaction, { table, email, after, limit }: Rows): Promise<RecordRow[]> {
  const start = after
    ? Prisma.sql`(${table.at}, held.ctid) > (${after.at}::timestamptz, ${after.place}::tid)`
    : Prisma.sql`TRUE`
  return queryRows(tx, recordRow)`
    SELECT ${table.shown(email)} AS record, ${table.at}::text AS at, held.ctid::text AS place
    FROM ${tableOf(table.model)} AS held
    WHERE ${table.own(email)} AND ${start} ORDER BY ${table.at}, held.ctid LIMIT ${limit}`
}

/** Reads all rows of a table that belong to an address, in batches, so that few are in memory at once. */
async function* readBatches(tx: Transaction, email: string, table: PersonalTable) {
  let after: RecordRow | undefined
  do {
    const rows = await readRows(tx, { table, email, after, limit: BATCH })
    if (rows.length > 0) yield rows.map(({ record }) => tidy(record))
    after = rows.length === BATCH ? rows.at(-1) : undefined
  } while (after)
}

/** Lists the files of an address, oldest first. */
export async function listFiles(tx: Transaction, email: string) {
  const files = await tx.resume.findMany({
    where: { application: { email } },
    orderBy: { createdAt: 'asc' },
    select: { id: true, key: true, fileName: true, contentType: true, size: true, applicationId: true },
  })
  return files.map(({ applicationId, ...file }) => ({ ...file, applicationId: applicationId ?? '' }))
}

/** The most useful columns. They are put first, because Postgres sorts JSON keys by length. */
const firstColumns = [
  'created_at',
  'at',
  'received_at',
  'applied_at',
  'requested_at',
  'template',
  'kind',
  'subject',
  'name',
]

/** Drops empty values and puts the most useful columns first. */
function tidy(record: HeldRecord): HeldRecord {
  const names = [...firstColumns.filter((name) => name in record), ...Object.keys(record)]
  const filled = names.filter((name) => record[name] !== null && record[name] !== '')
  return Object.fromEntries(filled.map((name) => [name, record[name]]))
}

/** Streams a copy of everything about an address as one file, for software (json) or for people (text). */
export function copyChunks(tx: Transaction, email: string, format: CopyFormat): AsyncGenerator<string> {
  return format === 'json' ? jsonChunks(tx, email) : textChunks(tx, email)
}

async function* jsonChunks(tx: Transaction, email: string): AsyncGenerator<string> {
  const head = { from: site.name, address: email, writtenAt: new Date().toISOString() }
  yield `${JSON.stringify(head).slice(0, -1)},\n"parts":[`
  let separator = '\n'
  for (const table of personalTablesOf(personalData)) {
    const { title: name, purpose } = table
    let start = `${separator}${JSON.stringify({ name, purpose }).slice(0, -1)},"records":[\n`
    let end = ''
    for await (const records of readBatches(tx, email, table)) {
      yield start + records.map((record) => JSON.stringify(record, null, 1)).join(',\n')
      start = ',\n'
      end = ']}'
      separator = ',\n'
    }
    if (end) yield end
  }
  const files = await listFiles(tx, email)
  const fileFacts = files.map(({ fileName, contentType, size }) => ({ fileName, contentType, bytes: size }))
  yield `],\n"files":${JSON.stringify(fileFacts)}}\n`
}

async function* textChunks(tx: Transaction, email: string): AsyncGenerator<string> {
  yield `Data that ${site.name} holds for ${email}\nCreated on ${formatDateTime(new Date())} (Lagos)\n`
  let isEmpty = true
  for (const table of personalTablesOf(personalData)) {
    const { title, purpose } = table
    let head = `\n\n${title}\n${'='.repeat(title.length)}\nWhy: ${purpose}\n`
    for await (const records of readBatches(tx, email, table)) {
      yield head + records.map((record) => `\n${readableRecord(record).map(asLine).join('\n')}\n`).join('')
      head = ''
      isEmpty = false
    }
  }
  if (isEmpty) yield '\nNothing.\n'
  const files = await listFiles(tx, email)
  if (files.length > 0)
    yield `\n\nFiles, to be downloaded separately\n${files.map(({ fileName }) => `- ${fileName}`).join('\n')}\n`
}

const asLine = ({ name, value }: { name: string; value: string }) =>
  `${name}: ${value.replaceAll('\n', '\n    ')}`

/** Columns that mean nothing to most people. Only the JSON copy contains them. */
const technicalColumns = ['sha256', 'content_type', 'is_from_visitor']

/** Flattens a row into labeled texts for people. */
export function readableRecord(record: HeldRecord): { name: string; value: string }[] {
  return Object.entries(record).flatMap(([name, value]) => {
    if (technicalColumns.includes(name)) return []
    if (isRecord(value)) return readableRecord(value)
    if (name === 'template') return [{ name: 'Type of email', value: readableName(String(value)) }]
    if (name === 'plan') return [{ name: 'Plan', value: readablePlan(record) }]
    return [{ name: readableName(name), value: readableValue(value) }]
  })
}

/** Describes the plan of a signup or of its email, which name the day of joining differently. */
function readablePlan({ plan, joinedOn, created_at: start = joinedOn }: HeldRecord) {
  const text = typeof start === 'string' && planText(String(plan), lagosDay(new Date(start)))
  return text || String(plan)
}

function isRecord(value: unknown): value is HeldRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Turns "consent_version", "consentVersion" and "consent-version" into "Consent version". */
function readableName(name: string) {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const DATE = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/

function readableValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(readableValue).join(', ') || 'none'
  if (typeof value === 'string') {
    if (DATE.test(value)) return formatLongDate(new Date(value))
    return INSTANT.test(value) ? formatDateTime(new Date(value)) : value
  }
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : JSON.stringify(value)
}
