import type { Transaction } from '@/lib/platform/db'
import { moveItem } from '@/lib/platform/move-item'
import { saveOrder } from '@/lib/platform/ordered-list'
import { pressLists } from './lists'

/** Moves new coverage from the end of the list to its position by date, before the first item that is not newer. */
export async function placeByDate(tx: Transaction, id: string) {
  const rows = await tx.newsItem.findMany({
    where: { deletedAt: null },
    orderBy: { position: 'asc' },
    select: { id: true, date: true },
  })
  const previousIds = rows.map((row) => row.id)
  const own = rows.find((row) => row.id === id)
  const place = rows.findIndex((row) => own && row.date <= own.date)
  const ids = moveItem(previousIds, previousIds.indexOf(id), place)
  if (ids.join() !== previousIds.join()) await saveOrder(tx, pressLists.news, { ids, previousIds })
}
