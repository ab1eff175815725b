import type { Transaction } from '@/lib/platform/db'
import { nextPosition, saveOrder } from '@/lib/platform/ordered-list'
import type { LegalKind, LegalSectionText, LegalText } from './legal-version'
import { sectionsOf } from './lists'
import { listSections } from './save-version'

/** A section changed by restoring a version. */
export interface RestoredSection {
  id: string
  title: string
  /** True if the section is in the restored document. */
  isKept: boolean
}

/**
 * Restores an old version of a document: its texts, its sections and their order, but not its “Last updated” text, which
 * would be out of date. Moves newer sections to the Trash, and creates erased sections again with their old ids. Returns
 * the changed sections. Requires `lockDocument`.
 */
export async function restoreText(
  tx: Transaction,
  kind: LegalKind,
  old: LegalText,
): Promise<RestoredSection[]> {
  const { policyUpdatesText } = old
  await tx.legalDocument.updateMany({
    where: { kind, NOT: { policyUpdatesText } },
    data: { policyUpdatesText, version: { increment: 1 } },
  })
  const changed: RestoredSection[] = []
  const restoredIds = new Set(old.sections.map(({ id }) => id))
  for (const { id, title } of await listSections(tx, kind)) {
    if (restoredIds.has(id)) continue
    await tx.legalSection.update({ where: { id }, data: { deletedAt: new Date() } })
    changed.push({ id, title, isKept: false })
  }
  for (const section of old.sections)
    if (await restoreSection(tx, kind, section))
      changed.push({ id: section.id, title: section.title, isKept: true })
  const previousIds = (await listSections(tx, kind)).map(({ id }) => id)
  const ids = old.sections.map(({ id }) => id)
  if (ids.join() !== previousIds.join()) await saveOrder(tx, sectionsOf(kind), { ids, previousIds })
  return changed
}

/** Restores one section. Returns whether it changed. */
async function restoreSection(tx: Transaction, kind: LegalKind, { id, title, content }: LegalSectionText) {
  const current = await tx.legalSection.findUnique({ where: { id } })
  if (!current) {
    const position = await nextPosition(tx, sectionsOf(kind))
    await tx.legalSection.create({ data: { id, kind, title, content, position }, select: { id: true } })
    return true
  }
  if (current.deletedAt === null && current.title === title && current.content === content) return false
  await tx.legalSection.update({
    where: { id },
    data: { title, content, deletedAt: null, version: { increment: 1 } },
  })
  return true
}
