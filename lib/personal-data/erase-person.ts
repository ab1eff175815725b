import { z } from 'zod'
import { eraseResumes } from '@/lib/applications/erase'
import { hashAddress } from '@/lib/platform/address-hash'
import type { Transaction } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { PersonalData, PersonalTable } from '@/lib/platform/personal-data'
import { idRow, queryRows } from '@/lib/platform/query-rows'
import { columnsOf, tableName, tableOf } from '@/lib/platform/record-sql'
import { personalTablesOf, personsOf } from './personal-tables'
import type { Sweep } from './register'

const keyRow = z.object({ key: z.string() })

/** The job that erases; its payload is `{ requestId }`: the address is in the request alone. */
export const ERASE_PERSON = 'privacy.erase'

export interface Erasure {
  requestId: string
  email: string
}

/**
 * Erases what belongs to an address, and adds how much it was to the request. Doing it again erases what came meanwhile. Files
 * follow by a job of their own. The requests themselves stay, for `closeRequests`.
 */
export async function erasePersonalTables(
  tx: Transaction,
  data: readonly PersonalData[],
  { requestId, email }: Erasure,
) {
  // Anyone who is writing to this person, such as a campaign, ends first, and what it wrote is found below.
  for (const model of personsOf(data)) {
    const { id, email: address } = columnsOf(model)
    await tx.$queryRaw`SELECT 1 FROM ${tableOf(model)} WHERE ${address} = ${email} ORDER BY ${id} FOR UPDATE`
  }
  await keepSuppression(tx, email)
  for (const table of personalTablesOf(data)) {
    if (table.model === 'PrivacyRequest') continue
    const count =
      table.model === 'Resume' ? await eraseFiles(tx, table, email) : await eraseRows(tx, table, email)
    await addCount(tx, requestId, tableName(table.model), count)
  }
}

function eraseRows(tx: Transaction, table: PersonalTable, email: string): Promise<number> {
  return tx.$executeRaw`DELETE FROM ${tableOf(table.model)} AS held WHERE ${table.own(email)}`
}

async function eraseFiles(tx: Transaction, table: PersonalTable, email: string): Promise<number> {
  const files = await queryRows(tx, keyRow)`
    DELETE FROM ${tableOf(table.model)} AS held WHERE ${table.own(email)}
    RETURNING ${columnsOf('Resume', 'held').key} AS key`
  await eraseResumes(
    tx,
    files.map(({ key }) => key),
  )
  return files.length
}

/** The wish to get no bulk mail outlives the address, as a keyed hash that the mail worker asks for. */
async function keepSuppression(tx: Transaction, email: string) {
  const [suppressed, waiting, subscriber] = await Promise.all([
    tx.mailSuppression.findUnique({ where: { email }, select: { reason: true } }),
    tx.waitlistEntry.count({ where: { email, unsubscribedAt: { not: null } } }),
    tx.subscriber.count({ where: { email, status: 'unsubscribed' } }),
  ])
  if (!suppressed && waiting + subscriber === 0) return
  await tx.privacySuppression.createMany({
    data: { emailHash: hashAddress(email), reason: suppressed?.reason ?? 'unsubscribed' },
    skipDuplicates: true,
  })
}

/** Adds to what the request counts for a table, in the transaction of the erasing: killed and repeated, nothing counts twice. */
async function addCount(tx: Transaction, requestId: string, table: string, count: number) {
  if (count === 0) return
  const { id, counts } = columnsOf('PrivacyRequest', '')
  await tx.$executeRaw`
    UPDATE ${tableOf('PrivacyRequest')} SET ${counts} = coalesce(${counts}, '{}') || jsonb_build_object(
      ${table}::text, coalesce((${counts} ->> ${table}::text)::int, 0) + ${count}::int)
    WHERE ${id} = ${requestId}::uuid`
}

/** Closes what the person asked for and takes the address out of it: what stays is a proof that names nobody. */
export async function closeRequests(tx: Transaction, { requestId, email }: Erasure) {
  await tx.privacyRequest.deleteMany({ where: { email, status: 'unconfirmed' } })
  const table = tableOf('PrivacyRequest')
  const own = columnsOf('PrivacyRequest', '')
  const began = columnsOf('PrivacyRequest', 'began')
  await tx.$executeRaw`
    UPDATE ${table} SET
      ${own.email} = NULL, ${own.tokenHash} = NULL, ${own.tokenExpiresAt} = NULL, ${own.reason} = '',
      ${own.emailHash} = ${hashAddress(email)},
      ${own.closedBy} = CASE WHEN ${own.closedBy} = ''
        THEN (SELECT ${began.closedBy} FROM ${table} AS began WHERE ${began.id} = ${requestId}::uuid) ELSE ${own.closedBy} END,
      ${own.closedAt} = coalesce(${own.closedAt}, now()),
      ${own.status} = CASE WHEN ${own.status} = 'refused' THEN ${own.status} ELSE 'done' END
    WHERE ${own.email} = ${email}`
}

const ERASED = '[erased]'
/** Rows that are looked at in one statement. */
const SWEPT = 5_000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** Runs each piece of work in a transaction of its own. */
type Step = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>

/** Drops the rows of a table that name the address. */
export async function dropMentions({ requestId, email }: Erasure, { table, columns }: Sweep, step: Step) {
  await step(async (tx) => {
    const count = await tx.$executeRaw`DELETE FROM ${Prisma.raw(table)} WHERE ${naming(columns, email)}`
    await addCount(tx, requestId, `${table}_mentions`, count)
  })
}

/**
 * Cuts the address out of the free text of one table, a few thousand rows a step, so that no lock is held for long; started again
 * after a kill it does what is left.
 */
export async function cutMentions(erasure: Erasure, sweep: Sweep, step: Step) {
  const { requestId, email } = erasure
  const table = Prisma.raw(sweep.table)
  const cut = Prisma.join(sweep.columns.map((column) => cutOut(column, sweep.json.has(column), email)))
  for (let after: string | undefined = FIRST_ID; after !== undefined; ) {
    const from: string = after
    after = await step(async (tx) => {
      const [last] = await queryRows(tx, idRow)`
        SELECT id::text FROM ${table} WHERE id > ${from}::uuid ORDER BY id OFFSET ${SWEPT - 1} LIMIT 1`
      const until = last ? Prisma.sql`id <= ${last.id}::uuid` : Prisma.sql`TRUE`
      const range = Prisma.sql`id > ${from}::uuid AND ${until} AND (${naming(sweep.columns, email)})`
      if (sweep.model === 'MailMessage')
        await addCount(tx, requestId, sweep.table, await deleteEmailsAbout(tx, email, range))
      const count = await tx.$executeRaw`UPDATE ${table} SET ${cut} WHERE ${range}`
      await addCount(tx, requestId, `${sweep.table}_mentions`, count)
      return last?.id
    })
  }
}

/** An email one of whose contents is the address is about this person, also where what it reported has been erased before. */
function deleteEmailsAbout(tx: Transaction, email: string, range: Prisma.Sql): Promise<number> {
  return tx.$executeRaw`
    DELETE FROM ${tableOf('MailMessage')}
    WHERE ${range} AND EXISTS (SELECT 1 FROM jsonb_each_text(${columnsOf('MailMessage').props}) AS content WHERE lower(content.value) = ${email})`
}

function naming(columns: readonly string[], email: string): Prisma.Sql {
  const each = columns.map(
    (column) => Prisma.sql`position(${email} IN lower(${Prisma.raw(column)}::text)) > 0`,
  )
  return Prisma.join(each, ' OR ')
}

/** No address holds a quote or a backslash, so JSON stays JSON. */
function cutOut(column: string, isJson: boolean, email: string): Prisma.Sql {
  const name = Prisma.raw(column)
  if (!isJson) return Prisma.sql`${name} = regexp_replace(${name}, ${mentionPattern(email)}, ${ERASED}, 'gi')`
  return Prisma.sql`${name} = regexp_replace(${name}::text, ${mentionInJson(email)}, ${ERASED}, 'gi')::jsonb`
}

// What an address may hold, and what also is before one: a dash of a list, Markdown's underscore.
const CHARACTERS = '[.%+_-]*'
const NO_ADDRESS_BEFORE = `(?<![[:alnum:]]${CHARACTERS})`

/** The address and no part of a longer one, as Postgres writes patterns: "ada@example.com" is not in "bada@example.com". */
function mentionPattern(email: string): string {
  return `${NO_ADDRESS_BEFORE}${tailPattern(email)}`
}

/** In JSON a line break is a backslash and a character, which may be right before it. */
function mentionInJson(email: string): string {
  return `(${NO_ADDRESS_BEFORE}|(?<=\\\\[nrtbf]${CHARACTERS}))${tailPattern(email)}`
}

function tailPattern(email: string) {
  const literal = email.replace(/[^\p{L}\p{N}]/gu, '\\$&')
  return `${literal}(?!-*[[:alnum:]]|\\.[[:alnum:]])`
}
