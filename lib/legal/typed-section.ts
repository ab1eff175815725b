import { moveItem } from '@/lib/platform/move-item'
import type { LegalSectionText } from './legal-version'
import { readOrder } from './section-order'

/** Returns the sections of the document as they would be if one section, perhaps a new one, were saved as typed. */
export function withTyped(
  sections: readonly LegalSectionText[],
  { order, orderBefore, ...typed }: LegalSectionText & { order: unknown; orderBefore: unknown },
): LegalSectionText[] {
  const index = sections.findIndex(({ id }) => id === typed.id)
  const all = index < 0 ? [...sections, typed] : sections.with(index, typed)
  if (order === orderBefore) return all
  const from = index < 0 ? sections.length : index
  return moveItem(all, from, (readOrder(order) ?? all.length) - 1)
}
