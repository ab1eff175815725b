import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { lockList, type NewOrder, saveOrder } from '@/lib/platform/ordered-list'
import { faqsOf } from './answers-in-order'
import { applyOrder } from './apply-order'
import type { HelpCategory } from './categories'

/**
 * Saves the new order of a category, even if FAQs were added or deleted in the meantime. Returns whether the saved order
 * changed. Throws a `Refusal` with an error for the category if someone reordered it in the meantime.
 */
export async function saveFaqOrder(
  tx: Transaction,
  category: HelpCategory,
  { ids, previousIds }: NewOrder,
): Promise<boolean> {
  await lockList(tx, faqsOf(category))
  const rows = await tx.faq.findMany({
    where: { placement: 'help', category, deletedAt: null },
    orderBy: { position: 'asc' },
    select: { id: true },
  })
  const savedIds = rows.map(({ id }) => id)
  const newIds = applyOrder(ids, savedIds)
  if (newIds.join() === savedIds.join()) return false
  if (applyOrder(previousIds, savedIds).join() !== savedIds.join())
    throw new Refusal(
      `The order of the FAQs in “${category}” has changed in the meantime. Nothing was saved. Use the saved order to continue; you can then reorder the FAQs again.`,
      { [category]: 'This order has changed.' },
    )
  await saveOrder(tx, faqsOf(category), { ids: newIds, previousIds: savedIds })
  return true
}
