import 'server-only'
import { z } from 'zod'
import { mayRead } from '@/lib/auth/access'
import { requireAdmin } from '@/lib/auth/session'
import { recordKinds } from '@/lib/nouns'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { RecordFacts } from '@/lib/platform/noun'
import { queryRows } from '@/lib/platform/query-rows'
import { columnOf, openableRows, rowsWith, tableOf } from '@/lib/platform/record-sql'
import { sealSearch } from '@/lib/platform/sealed-search'

const foundRow = z.object({ kind: z.string(), count: z.number(), id: z.string() })

/** The kinds of records that people leave under their address, in the order shown. All tables have an index on it. */
const addressKinds = ['waitlist', 'messages', 'applications', 'subscribers'] as const
export type AddressKind = (typeof addressKinds)[number]

/** The list of each kind, and the path of a record without its id. Subscribers are only in their list. */
const screens: Record<AddressKind, { list: string; record?: string }> = {
  waitlist: { list: '/admin/waitlist', record: '/admin/waitlist?person=' },
  messages: { list: '/admin/contact', record: '/admin/contact/' },
  applications: { list: '/admin/applications', record: '/admin/applications/' },
  subscribers: { list: '/admin/newsletter' },
}

export interface FromAddress {
  kind: AddressKind
  count: number
  /** The record if there is only one, otherwise the list searched for the address. */
  href: string
}

/**
 * Counts the records from an address by kind, except the one with the id `ownId`, those in the Trash and those of kinds
 * that the person may not see. Compares addresses as stored, because all tables store them normalized.
 */
export async function listFromAddress(email: string, ownId: string): Promise<FromAddress[]> {
  const { role } = await requireAdmin('dashboard')
  const readable = addressKinds.flatMap((kind) => {
    const facts = recordKinds.get(kind)
    return facts && mayRead(role, facts.noun) ? [{ kind, facts }] : []
  })
  if (!email || readable.length === 0) return []
  const counts = readable.map(
    ({ kind, facts }) => Prisma.sql`
      SELECT ${kind} AS kind, count(*)::int AS count, min(id::text) AS id FROM ${tableOf(facts.model)}
      WHERE ${columnOf('email')} = ${email} AND id <> ${ownId}::uuid AND ${shownRows(kind, facts)}
      HAVING count(*) > 0`,
  )
  const rows = await queryRows(db, foundRow)`${Prisma.join(counts, ' UNION ALL ')}`
  return addressKinds.flatMap((kind) => {
    const found = rows.find((row) => row.kind === kind)
    if (!found) return []
    const { list, record } = screens[kind]
    const href = record && found.count === 1 ? record + found.id : `${list}?q=${sealSearch(list, email)}`
    return [{ kind, count: found.count, href }]
  })
}

/** Anyone can enter an address in the newsletter form, so only confirmed subscriptions count. */
const shownRows = (kind: AddressKind, facts: RecordFacts) =>
  kind === 'subscribers' ? rowsWith({ status: 'subscribed' }) : openableRows(facts)
