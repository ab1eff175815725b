import { z } from 'zod'
import { formatDateTime } from '@/lib/dates'
import { personalData } from '@/lib/nouns-server'
import type { Transaction } from '@/lib/platform/db'
import type { PersonalTable } from '@/lib/platform/personal-data'
import { queryRows } from '@/lib/platform/query-rows'
import { tableName, tableOf } from '@/lib/platform/record-sql'
import { site } from '@/lib/site'
import type { CopyFormat } from './copy-formats'
import { personalTablesOf } from './personal-tables'

const recordRow = z.object({ record: z.record(z.string(), z.unknown()) })

/** One row, by column name. */
export type HeldRecord = Record<string, unknown>

export interface HeldPart extends Pick<PersonalTable, 'title' | 'purpose'> {
  table: string
  records: HeldRecord[]
}

/** A file that the person sent, stored in the private bucket. */
export interface HeldFile {
  id: string
  key: string
  fileName: string
  contentType: string
  size: number
  applicationId: string
}

/** Returns the data held about an address, by table, leaving out empty tables. */
export async function* collectParts(tx: Transaction, email: string): AsyncGenerator<HeldPart> {
  for (const table of personalTablesOf(personalData)) {
    const { model, title, purpose } = table
    const rows = await queryRows(tx, recordRow)`
      SELECT ${table.shown(email)} AS record FROM ${tableOf(model)} AS held
      WHERE ${table.own(email)} ORDER BY ${table.at}`
    if (rows.length > 0)
      yield { table: tableName(model), title, purpose, records: rows.map(({ record }) => tidy(record)) }
  }
}

/** Lists the files of an address, oldest first. */
export async function listFiles(tx: Transaction, email: string): Promise<HeldFile[]> {
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
  for await (const { title, purpose, records } of collectParts(tx, email)) {
    yield separator + JSON.stringify({ name: title, purpose, records }, null, 1)
    separator = ',\n'
  }
  const files = await listFiles(tx, email)
  const fileFacts = files.map(({ fileName, contentType, size }) => ({ fileName, contentType, bytes: size }))
  yield `],\n"files":${JSON.stringify(fileFacts)}}\n`
}

async function* textChunks(tx: Transaction, email: string): AsyncGenerator<string> {
  yield `Data that ${site.name} holds for ${email}\nCreated on ${formatDateTime(new Date())} (Lagos)\n`
  let isEmpty = true
  for await (const { title, purpose, records } of collectParts(tx, email)) {
    isEmpty = false
    yield `\n\n${title}\n${'='.repeat(title.length)}\nWhy: ${purpose}\n`
    for (const record of records) yield `\n${readableRecord(record).map(asLine).join('\n')}\n`
  }
  if (isEmpty) yield '\nNothing.\n'
  const files = await listFiles(tx, email)
  if (files.length > 0)
    yield `\n\nFiles, to be downloaded separately\n${files.map(({ fileName }) => `- ${fileName}`).join('\n')}\n`
}

const asLine = ({ name, value }: { name: string; value: string }) =>
  `${name}: ${value.replaceAll('\n', '\n    ')}`

/** Flattens a row into labelled texts for people. */
export function readableRecord(record: HeldRecord): { name: string; value: string }[] {
  return Object.entries(record).flatMap(([name, value]) => {
    if (isRecord(value)) return readableRecord(value)
    return [{ name: readableName(name), value: readableValue(value) }]
  })
}

function isRecord(value: unknown): value is HeldRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Turns "consent_version" and "consentVersion" into "Consent version". */
function readableName(name: string) {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/

function readableValue(value: unknown): string {
  if (typeof value === 'string') return INSTANT.test(value) ? formatDateTime(new Date(value)) : value
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : JSON.stringify(value)
}
