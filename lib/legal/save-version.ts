import { z } from 'zod'
import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { queryRows } from '@/lib/platform/query-rows'
import { countParts } from './count-parts'
import type { LegalKind, LegalText } from './legal-version'
import { legalLimits, legalMessages } from './schema'
import { parseStoredText } from './stored-text'

/**
 * Locks a document until the end of the transaction, so that version numbers have no gaps and everything read from
 * now on stays unchanged.
 */
export async function lockDocument(tx: Transaction, kind: LegalKind) {
  const rows = await queryRows(tx, z.unknown())`
    SELECT kind::text FROM legal_document WHERE kind = ${kind}::legal_kind FOR UPDATE`
  if (rows.length === 0) throw new Error(`the legal document "${kind}" has no row`)
}

/** Lists the sections of a document in order, except those in the Trash. */
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
 * Saves the document as a new version and returns its number; null if it equals the newest version. Throws a `Refusal`
 * if a long document, which takes long to render, has become even longer. Requires `lockDocument`.
 */
export async function saveVersion(
  tx: Transaction,
  kind: LegalKind,
  { summary, actorName }: { summary: string; actorName: string },
): Promise<number | null> {
  const { lastUpdatedText, policyUpdatesText } = await tx.legalDocument.findUniqueOrThrow({ where: { kind } })
  const rows = await listSections(tx, kind)
  const sections = rows.map(({ id, title, content }) => ({ id, title, content }))
  const text = { lastUpdatedText, policyUpdatesText, sections }
  const newest = await findNewestVersion(tx, kind)
  const before = newest && parseStoredText(newest)
  if (before && fingerprint(before) === fingerprint(text)) return null
  // A document that is already too long can be shortened step by step.
  if (isTooLong(text) && !(before && isShorter(text, before)))
    throw new Refusal(legalMessages.documentTooLong)
  const number = (newest?.number ?? 0) + 1
  await tx.legalVersion.create({
    data: { kind, number, summary, actorName, ...text },
    select: { id: true },
  })
  await tx.legalFirstTitle.createMany({ data: sections.map(toFirstTitle), skipDuplicates: true })
  return number
}

export const toFirstTitle = ({ id, title }: { id: string; title: string }) => ({ sectionId: id, title })

const partsOf = ({ sections }: LegalText) =>
  sections.reduce((sum, { content }) => sum + countParts(content), 0)

const lengthOf = ({ sections }: LegalText) =>
  sections.reduce((sum, { title, content }) => sum + title.length + content.length, 0)

const isTooLong = (text: LegalText) =>
  partsOf(text) > legalLimits.documentParts || lengthOf(text) > legalLimits.document

const isShorter = (text: LegalText, before: LegalText) =>
  partsOf(text) <= partsOf(before) && lengthOf(text) < lengthOf(before)

/** Serializes texts for comparison, because the database returns JSON keys in a different order. */
function fingerprint({ lastUpdatedText, policyUpdatesText, sections }: LegalText): string {
  const rows = sections.map(({ id, title, content }) => [id, title, content])
  return JSON.stringify([lastUpdatedText, policyUpdatesText, rows])
}
