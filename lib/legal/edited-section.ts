import { moveItem } from '@/lib/platform/move-item'
import type { LegalSectionText } from './legal-version'
import { readOrder } from './section-order'

/** Returns the document's sections as they would be after saving the typed section, which may be new. */
export function withEditedSection(
  sections: readonly LegalSectionText[],
  { order, orderBefore, ...typed }: LegalSectionText & { order: unknown; orderBefore: unknown },
): LegalSectionText[] {
  const index = sections.findIndex(({ id }) => id === typed.id)
  const all = index < 0 ? [...sections, typed] : sections.with(index, typed)
  if (order === orderBefore) return all
  const from = index < 0 ? sections.length : index
  return moveItem(all, from, (readOrder(order) ?? all.length) - 1)
}
