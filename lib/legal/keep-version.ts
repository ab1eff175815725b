import { z } from 'zod'
import type { Transaction } from '@/lib/platform/db'
import { queryRows } from '@/lib/platform/query-rows'
import { readKeptText } from './kept-text'
import type { LegalKind, LegalText } from './legal-version'

/**
 * One writer at a time a document, to the end of the transaction: so its versions are counted without gaps, and what is read after
 * this stays as it was read.
 */
export async function lockDocument(tx: Transaction, kind: LegalKind) {
  const rows = await queryRows(tx, z.unknown())`
    SELECT kind::text FROM legal_document WHERE kind = ${kind}::legal_kind FOR UPDATE`
  if (rows.length === 0) throw new Error(`the legal document "${kind}" has no row`)
}

/** The sections of a document in their order, without the Trash. */
export async function listSections(tx: Transaction, kind: LegalKind) {
  return tx.legalSection.findMany({
    where: { kind, deletedAt: null },
    orderBy: { position: 'asc' },
    select: { id: true, title: true, content: true, version: true },
  })
}

export async function findNewestVersion(tx: Transaction, kind: LegalKind) {
  return tx.legalVersion.findFirst({ where: { kind }, orderBy: { number: 'desc' } })
}

/**
 * Writes down how the document is after a save, under the next number; returns the number, or null where it equals the newest
 * version has it. Only after `lockDocument`.
 */
export async function keepVersion(
  tx: Transaction,
  kind: LegalKind,
  { summary, actorName }: { summary: string; actorName: string },
): Promise<number | null> {
  const { lastUpdatedText, policyUpdatesText } = await tx.legalDocument.findUniqueOrThrow({ where: { kind } })
  const rows = await listSections(tx, kind)
  const sections = rows.map(({ id, title, content }) => ({ id, title, content }))
  const text = { lastUpdatedText, policyUpdatesText, sections }
  const newest = await findNewestVersion(tx, kind)
  if (newest && fingerprint(readKeptText(newest)) === fingerprint(text)) return null
  const number = (newest?.number ?? 0) + 1
  await tx.legalVersion.create({
    data: { kind, number, summary, actorName, ...text },
    select: { id: true },
  })
  return number
}

/** The database gives the keys of JSON back in an order of its own. */
function fingerprint({ lastUpdatedText, policyUpdatesText, sections }: LegalText): string {
  const rows = sections.map(({ id, title, content }) => [id, title, content])
  return JSON.stringify([lastUpdatedText, policyUpdatesText, rows])
}
