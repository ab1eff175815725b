import { z } from 'zod'
import { eraseResumes } from '@/lib/applications/erase'
import { eraseEmails, withoutContent } from '@/lib/mail/erase-emails'
import { keepSuppressed } from '@/lib/mail/suppression'
import { hashAddress } from '@/lib/platform/address-hash'
import type { Transaction } from '@/lib/platform/db'
import { FIRST_ID } from '@/lib/platform/fields'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { PersonalData, PersonalTable } from '@/lib/platform/personal-data'
import { idRow, queryRows } from '@/lib/platform/query-rows'
import { columnsOf, tableName, tableOf } from '@/lib/platform/record-sql'
import { runInBatches } from '@/lib/platform/run-in-batches'
import { patternFor } from './mention-pattern'
import { personalTablesOf, personModelsOf } from './personal-tables'
import { type TreatedTable, tablesWithTreatment } from './register'
import { spellingsOf } from './spellings'

const keyRow = z.object({ key: z.string() })
const xidRow = z.object({ xid: z.string() })

/** The job that erases a person. Its payload is `{ requestId }`; the address is stored only in the request. */
export const ERASE_PERSON = 'privacy.erase'

/** Returns the key of the job that erases the sender of a request. */
export const erasureKey = (requestId: string) => `privacy:${requestId}`

export interface Erasure {
  requestId: string
  email: string
}

/** Rows erased per statement, so that each stays within its time limit even if an address was flooded with messages. */
const ERASURE_BATCH = 1_000

/**
 * Erases what belongs to an address, in batches, and adds the counts to the request. Emails are found through the
 * records they are about, so `personalTablesOf` lists them first. `erasePersonalTables` erases what is added meanwhile.
 */
export async function eraseInBatches(data: readonly PersonalData[], erasure: Erasure, step: Step) {
  await step((tx) => keepSuppression(tx, erasure.email))
  for (const table of personalTablesOf(data))
    if (table.model !== 'PrivacyRequest')
      await runInBatches(ERASURE_BATCH, () => step((tx) => eraseBatch(tx, table, erasure)))
}

async function eraseBatch(tx: Transaction, table: PersonalTable, { requestId, email }: Erasure) {
  const count = await eraseRows(tx, table, email)
  const counted = tableName(table.model)
  // The record of an erasure counts mentions as addresses that were removed, as it is in a row that is kept.
  await addCount(tx, requestId, table.isKept ? `${counted}_mentions` : counted, count)
  return count
}

/**
 * Erases everything that belongs to an address and has been added since `eraseInBatches`. A separate job deletes the
 * files. The requests themselves stay until `closeRequests`.
 */
export async function erasePersonalTables(tx: Transaction, data: readonly PersonalData[], erasure: Erasure) {
  const { email } = erasure
  // Wait for anything that is about to email this person, such as a campaign. Its emails are then found below.
  for (const model of personModelsOf(data)) {
    const { id, email: address } = columnsOf(model)
    await tx.$queryRaw`SELECT 1 FROM ${tableOf(model)} WHERE ${address} = ${email} ORDER BY ${id} FOR UPDATE`
  }
  await eraseInBatches(data, erasure, (work) => work(tx))
  // The remaining emails are about other people. This person received them as a member of the team. Keep the rows, but
  // erase what they contain. No job does so later, because without an address they count as erased.
  await tx.$executeRaw`
    UPDATE ${tableOf('MailMessage')} SET ${withoutContent} WHERE ${columnsOf('MailMessage').toEmail} = ${email}`
}

const isInBatch = (table: PersonalTable, email: string) => Prisma.sql`ctid = ANY (ARRAY(
  SELECT held.ctid FROM ${tableOf(table.model)} AS held WHERE ${table.own(email)} LIMIT ${ERASURE_BATCH}))`

function eraseRows(tx: Transaction, table: PersonalTable, email: string): Promise<number> {
  if (table.model === 'Resume') return deleteResumes(tx, isInBatch(table, email))
  if (table.model === 'MailMessage') return eraseEmails(tx, isInBatch(table, email))
  const name = tableOf(table.model)
  const statement = table.isKept
    ? Prisma.sql`UPDATE ${name} SET email = NULL`
    : Prisma.sql`DELETE FROM ${name}`
  return tx.$executeRaw`${statement} WHERE ${isInBatch(table, email)}`
}

/** Deletes resume rows. A separate job deletes their files. */
async function deleteResumes(tx: Transaction, condition: Prisma.Sql): Promise<number> {
  const files = await queryRows(tx, keyRow)`
    DELETE FROM ${tableOf('Resume')} WHERE ${condition} RETURNING ${columnsOf('Resume', '').key} AS key`
  await eraseResumes(
    tx,
    files.map(({ key }) => key),
  )
  return files.length
}

/** If the address is suppressed or unsubscribed, suppresses it after the erasure as well. */
async function keepSuppression(tx: Transaction, email: string) {
  const [suppressed, waiting, subscriber] = await Promise.all([
    tx.mailSuppression.findUnique({ where: { email }, select: { reason: true } }),
    tx.waitlistEntry.count({ where: { email, unsubscribedAt: { not: null } } }),
    tx.subscriber.count({ where: { email, status: 'unsubscribed' } }),
  ])
  if (!suppressed && waiting + subscriber === 0) return
  await keepSuppressed(tx, [email], suppressed?.reason)
}

/**
 * Adds to the request's count for a table, in the transaction that erases, so that nothing is counted twice if the
 * job is killed and repeated.
 */
async function addCount(tx: Transaction, requestId: string, table: string, count: number) {
  if (count === 0) return
  const { id, counts } = columnsOf('PrivacyRequest', '')
  await tx.$executeRaw`
    UPDATE ${tableOf('PrivacyRequest')} SET ${counts} = coalesce(${counts}, '{}') || jsonb_build_object(
      ${table}::text, coalesce((${counts} ->> ${table}::text)::int, 0) + ${count}::int)
    WHERE ${id} = ${requestId}::uuid`
}

/** Closes the person's requests and removes the address, leaving an anonymous record. */
export async function closeRequests(tx: Transaction, { email }: Erasure) {
  await tx.privacyRequest.deleteMany({ where: { email, status: 'unconfirmed' } })
  const own = columnsOf('PrivacyRequest', '')
  await tx.$executeRaw`
    UPDATE ${tableOf('PrivacyRequest')} SET
      ${own.email} = NULL, ${own.tokenHash} = NULL, ${own.tokenExpiresAt} = NULL, ${own.reason} = '',
      ${own.emailHash} = ${hashAddress(email)},
      ${own.closedAt} = coalesce(${own.closedAt}, now()),
      ${own.status} = CASE WHEN ${own.status} = 'refused' THEN ${own.status} ELSE 'done' END
    WHERE ${own.email} = ${email}`
}

/** Returns the text that replaces an address. It is never longer, because the columns limit their length. */
const markerFor = (email: string) => (email.length < '[erased]'.length ? '[…]' : '[erased]')

/** Runs a task in a transaction. */
type Step = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>

interface Scope {
  /** The condition for the rows of a sweep. */
  rows: Prisma.Sql
  /** The number of rows of the table per statement, at most. */
  batch: number
}

const EVERYTHING: Scope = { rows: Prisma.sql`TRUE`, batch: 50 }

/** The length of texts after which a batch ends. Redacting that much can take a second, if it repeats the address. */
const BATCH_BYTES = 100_000

/**
 * Returns the scope of rows that are added or changed from now on, or by a transaction that has not ended. They are few,
 * but no index finds them.
 */
export async function writtenFromNow(tx: Transaction): Promise<Scope> {
  const [oldest] = await queryRows(tx, xidRow)`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::xid::text AS xid`
  return { rows: Prisma.sql`age(xmin) <= age(${oldest?.xid}::text::xid)`, batch: 100_000 }
}

/** Erases mentions of the address in other people's rows, all or those of a scope. */
export async function sweepMentions(
  data: readonly PersonalData[],
  erasure: Erasure,
  step: Step,
  scope = EVERYTHING,
) {
  for (const table of tablesWithTreatment(data, 'redacted')) await redactMentions(erasure, table, step, scope)
  for (const table of tablesWithTreatment(data, 'dropped')) await deleteMentioningRows(erasure, table, step)
}

/** Deletes the rows of a table that mention the address. */
async function deleteMentioningRows(
  { requestId, email }: Erasure,
  { table, columns }: TreatedTable,
  step: Step,
) {
  const conditions = spellingsOf(email).map((spelling) => containing(columns, spelling))
  await step(async (tx) => {
    const count =
      await tx.$executeRaw`DELETE FROM ${Prisma.raw(table)} WHERE ${Prisma.join(conditions, ' OR ')}`
    await addCount(tx, requestId, `${table}_mentions`, count)
  })
}

/**
 * Redacts the address in the free text of one table, a few rows per transaction, so that each statement stays within
 * its time limit and no lock is held for long. If the job is killed and restarted, it continues with the remaining
 * rows.
 */
export async function redactMentions(
  erasure: Erasure,
  treated: TreatedTable,
  step: Step,
  scope = EVERYTHING,
) {
  const { requestId, email } = erasure
  for (let after: string | undefined = FIRST_ID; after !== undefined; ) {
    const from: string = after
    after = await step(async (tx) => {
      const last = await findEndOfBatch(tx, treated, from, scope)
      const until = last ? Prisma.sql`id <= ${last.id}::uuid` : Prisma.sql`TRUE`
      const rows = Prisma.sql`id > ${from}::uuid AND ${until} AND ${scope.rows}`
      const redacted = new Set<string>()
      // One statement per spelling, because the audit log accepts only replacements of the same length in each.
      for (const spelling of spellingsOf(email)) {
        const range = Prisma.sql`${rows} AND (${mentioning(treated, spelling)})`
        if (treated.model === 'MailMessage')
          await addCount(tx, requestId, treated.table, await deleteEmailsAbout(tx, spelling, range))
        if (treated.model === 'Resume')
          await addCount(tx, requestId, treated.table, await deleteUnsentResumes(tx, range))
        for (const { id } of await redactRows(tx, treated, spelling, range)) redacted.add(id)
      }
      await addCount(tx, requestId, `${treated.table}_mentions`, redacted.size)
      return last?.id
    })
  }
}

function redactRows(
  tx: Transaction,
  { table, columns, json }: TreatedTable,
  email: string,
  range: Prisma.Sql,
) {
  const redactions = Prisma.join(columns.map((column) => redaction(column, json.has(column), email)))
  return queryRows(tx, idRow)`UPDATE ${Prisma.raw(table)} SET ${redactions} WHERE ${range} RETURNING id::text`
}

/** Finds the last row of the batch after an id. Returns nothing if all remaining rows fit into it. */
async function findEndOfBatch(tx: Transaction, treated: TreatedTable, from: string, { rows, batch }: Scope) {
  const table = Prisma.raw(treated.table)
  const lengths = treated.columns.map(
    (column) => Prisma.sql`coalesce(octet_length(${Prisma.raw(column)}::text), 0)`,
  )
  const [last] = await queryRows(tx, idRow)`
    SELECT id::text FROM (
      SELECT id, row_number() OVER upward AS rows, sum(bytes) OVER upward AS bytes
      FROM (
        SELECT id, CASE WHEN ${rows} THEN ${Prisma.join(lengths, ' + ')} ELSE 0 END AS bytes
        FROM ${table} WHERE id > ${from}::uuid ORDER BY ${table}.id LIMIT ${batch}
      ) AS next
      WINDOW upward AS (ORDER BY next.id)
    ) AS total
    WHERE rows = ${batch} OR bytes >= ${BATCH_BYTES} ORDER BY total.id LIMIT 1`
  return last
}

/**
 * Deletes emails that contain the address as a value, even if their record was erased earlier. Ignores
 * `contactEmail`, the team's reply address, which does not say whom an email is about.
 */
function deleteEmailsAbout(tx: Transaction, email: string, range: Prisma.Sql): Promise<number> {
  return eraseEmails(
    tx,
    Prisma.sql`${range} AND EXISTS (SELECT 1 FROM jsonb_each_text(${columnsOf('MailMessage').props}) AS content
      WHERE content.key <> 'contactEmail' AND ${inLowerCase(Prisma.sql`content.value`)} = ${email})`,
  )
}

/** Deletes uploaded resumes that were never sent with an application. Only the file name links them to a person. */
const deleteUnsentResumes = (tx: Transaction, range: Prisma.Sql) =>
  deleteResumes(tx, Prisma.sql`${range} AND ${columnsOf('Resume', '').applicationId} IS NULL`)

/** Returns a text with the rules of ICU, because those of the database may know only ASCII. */
const byUnicodeRules = (text: Prisma.Sql) => Prisma.sql`${text}::text COLLATE "und-x-icu"`
const inLowerCase = (text: Prisma.Sql) => Prisma.sql`lower(${byUnicodeRules(text)})`

/** Returns the condition for rows that contain the address, even as a part of a longer one. */
function containing(columns: readonly string[], email: string): Prisma.Sql {
  const each = columns.map(
    (column) => Prisma.sql`position(${email} IN ${inLowerCase(Prisma.raw(column))}) > 0`,
  )
  return Prisma.join(each, ' OR ')
}

/**
 * Returns the condition for rows with a mention to redact, so that no other row is written and counted. Patterns are
 * slow, so they only decide about texts that contain the address.
 */
function mentioning({ columns, json }: TreatedTable, email: string): Prisma.Sql {
  const each = columns.map((column) => {
    const pattern = patternFor(json.has(column), email)
    return Prisma.sql`${containing([column], email)} AND ${byUnicodeRules(Prisma.raw(column))} ~ ${pattern}`
  })
  return Prisma.join(each, ' OR ')
}

/** Returns the assignment that redacts a column. Addresses contain neither quotes nor backslashes, so JSON stays valid. */
function redaction(column: string, isJson: boolean, email: string): Prisma.Sql {
  const name = Prisma.raw(column)
  const rest = Prisma.join([patternFor(isJson, email), `\\1${markerFor(email)}`, 'g'])
  const redacted = Prisma.sql`regexp_replace(${byUnicodeRules(name)}, ${rest})`
  if (!isJson) return Prisma.sql`${name} = ${redacted}`
  // Twice, because the match of a mention after an escape begins with the last character of a mention before it.
  return Prisma.sql`${name} = regexp_replace(${redacted}, ${rest})::jsonb`
}
