import { eraseResumes } from '@/lib/applications/erase'
import { hashAddress } from '@/lib/platform/address-hash'
import type { Transaction } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { type Holding, holdings, tableOf } from './holdings'
import { jsonColumns } from './register'

/** The job that erases; its payload is `{ requestId }`: the address is in the request alone. */
export const ERASE_PERSON = 'privacy.erase'

export interface Erasure {
  requestId: string
  email: string
}

/** Tables whose rows are found by the address itself, and by whose ids others are found. */
const owners = ['waitlist', 'newsletter_subscriber', 'contact_message', 'job_application']

/**
 * Erases what belongs to an address, and adds how much it was to the request. Doing it again erases what came meanwhile. Files
 * follow by a job of their own. The requests themselves stay, for `closeRequests`.
 */
export async function eraseHoldings(tx: Transaction, { requestId, email }: Erasure) {
  // Whoever is writing to this person, such as a campaign, ends first, and what it wrote is found below.
  for (const table of owners)
    await tx.$queryRaw`SELECT 1 FROM ${Prisma.raw(table)} WHERE email = ${email} ORDER BY id FOR UPDATE`
  await keepSuppression(tx, email)
  for (const holding of holdings) {
    if (holding.table === 'privacy_request') continue
    const count =
      holding.table === 'resume' ? await eraseFiles(tx, holding, email) : await eraseRows(tx, holding, email)
    await addCount(tx, requestId, holding.table, count)
  }
}

function eraseRows(tx: Transaction, holding: Holding, email: string): Promise<number> {
  return tx.$executeRaw`DELETE FROM ${tableOf(holding)} AS held WHERE ${holding.own(email)}`
}

async function eraseFiles(tx: Transaction, holding: Holding, email: string): Promise<number> {
  const files = await tx.$queryRaw<{ key: string }[]>`
    DELETE FROM ${tableOf(holding)} AS held WHERE ${holding.own(email)} RETURNING key`
  await eraseResumes(
    tx,
    files.map(({ key }) => key),
  )
  return files.length
}

/** The wish to get no bulk mail outlives the address, as a keyed hash that the mail worker asks for. */
async function keepSuppression(tx: Transaction, email: string) {
  await tx.$executeRaw`
    INSERT INTO privacy_suppression (email_hash, reason)
    SELECT ${hashAddress(email)}, reason FROM (
      SELECT reason FROM mail_suppression WHERE email = ${email}
      UNION ALL SELECT 'unsubscribed' FROM waitlist WHERE email = ${email} AND unsubscribed_at IS NOT NULL
      UNION ALL SELECT 'unsubscribed' FROM newsletter_subscriber WHERE email = ${email} AND status = 'unsubscribed'
    ) AS wish LIMIT 1
    ON CONFLICT (email_hash) DO NOTHING`
}

/** Adds to what the request counts for a table, in the transaction of the erasing: killed and repeated, nothing counts twice. */
async function addCount(tx: Transaction, requestId: string, table: string, count: number) {
  if (count === 0) return
  await tx.$executeRaw`
    UPDATE privacy_request SET counts = coalesce(counts, '{}') || jsonb_build_object(
      ${table}::text, coalesce((counts ->> ${table}::text)::int, 0) + ${count}::int)
    WHERE id = ${requestId}::uuid`
}

/** Closes what the person asked for and takes the address out of it: what stays is a proof that names nobody. */
export async function closeRequests(tx: Transaction, { requestId, email }: Erasure) {
  await tx.$executeRaw`DELETE FROM privacy_request WHERE email = ${email} AND status = 'unconfirmed'`
  await tx.$executeRaw`
    UPDATE privacy_request SET
      email = NULL, token_hash = NULL, token_expires_at = NULL, reason = '', email_hash = ${hashAddress(email)},
      closed_by = CASE WHEN closed_by = '' THEN (SELECT closed_by FROM privacy_request WHERE id = ${requestId}::uuid) ELSE closed_by END,
      closed_at = coalesce(closed_at, now()),
      status = CASE WHEN status = 'refused' THEN status ELSE 'done' END
    WHERE email = ${email}`
}

const ERASED = '[erased]'
/** Rows that are looked at in one statement. */
const SWEPT = 5_000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

export interface Sweep {
  table: string
  columns: readonly string[]
}

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
  const cut = Prisma.join(sweep.columns.map((column) => cutOut(sweep.table, column, email)))
  for (let after: string | undefined = FIRST_ID; after !== undefined; ) {
    const from: string = after
    after = await step(async (tx) => {
      const [last] = await tx.$queryRaw<{ id: string }[]>`
        SELECT id::text FROM ${table} WHERE id > ${from}::uuid ORDER BY id OFFSET ${SWEPT - 1} LIMIT 1`
      const until = last ? Prisma.sql`id <= ${last.id}::uuid` : Prisma.sql`TRUE`
      const range = Prisma.sql`id > ${from}::uuid AND ${until} AND (${naming(sweep.columns, email)})`
      if (sweep.table === 'mail_message')
        await addCount(tx, requestId, sweep.table, await dropLettersAbout(tx, email, range))
      const count = await tx.$executeRaw`UPDATE ${table} SET ${cut} WHERE ${range}`
      await addCount(tx, requestId, `${sweep.table}_mentions`, count)
      return last?.id
    })
  }
}

/** A letter one of whose contents is the address is about this person, also where what it reported has been erased before. */
function dropLettersAbout(tx: Transaction, email: string, range: Prisma.Sql): Promise<number> {
  return tx.$executeRaw`
    DELETE FROM mail_message
    WHERE ${range} AND EXISTS (SELECT 1 FROM jsonb_each_text(props) AS content WHERE lower(content.value) = ${email})`
}

function naming(columns: readonly string[], email: string): Prisma.Sql {
  const each = columns.map(
    (column) => Prisma.sql`position(${email} IN lower(${Prisma.raw(column)}::text)) > 0`,
  )
  return Prisma.join(each, ' OR ')
}

/** No address holds a quote or a backslash, so JSON stays JSON. */
function cutOut(table: string, column: string, email: string): Prisma.Sql {
  const name = Prisma.raw(column)
  if (!jsonColumns.has(`${table}.${column}`))
    return Prisma.sql`${name} = regexp_replace(${name}, ${mentionPattern(email)}, ${ERASED}, 'gi')`
  return Prisma.sql`${name} = regexp_replace(${name}::text, ${mentionInJson(email)}, ${ERASED}, 'gi')::jsonb`
}

// What an address may hold, and what also stands before one: a dash of a list, Markdown's underscore.
const SIGNS = '[.%+_-]*'
const NO_ADDRESS_BEFORE = `(?<![[:alnum:]]${SIGNS})`

/** The address and no part of a longer one, as Postgres writes patterns: "ada@example.com" is not in "bada@example.com". */
function mentionPattern(email: string): string {
  return `${NO_ADDRESS_BEFORE}${tailPattern(email)}`
}

/** In JSON a line break is a backslash and a letter, which may stand right before it. */
function mentionInJson(email: string): string {
  return `(${NO_ADDRESS_BEFORE}|(?<=\\\\[nrtbf]${SIGNS}))${tailPattern(email)}`
}

function tailPattern(email: string) {
  const literal = email.replace(/[^\p{L}\p{N}]/gu, '\\$&')
  return `${literal}(?!-*[[:alnum:]]|\\.[[:alnum:]])`
}
