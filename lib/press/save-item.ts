import { refuseSave } from '@/lib/audit/refuse-save'
import type { Transaction } from '@/lib/platform/db'
import { nextPosition } from '@/lib/platform/ordered-list'
import { orderedLists } from './ordered-lists'
import type { PressList } from './schema'

// A form that adds something brings the id with it and version 0. Sent again, because the answer to the first time was lost,
// it finds its own row and saves onto that.
const FIRST = 1

interface Row {
  list: PressList
  id: string
  version: number
}

interface Access {
  count: () => Promise<number>
  create: (position: number) => Promise<unknown>
  update: (where: { id: string; version: number; deletedAt: null }) => Promise<{ count: number }>
  /** What is saved now, as the form has it; null when it is gone. */
  find: () => Promise<Parameters<typeof refuseSave>[1]>
}

/** Adds a row at the end of its list, or saves onto the version that the form began with. True: it was added. */
export async function saveItem(
  tx: Transaction,
  { list, id, version }: Row,
  { count, create, update, find }: Access,
): Promise<boolean> {
  if (version === 0 && (await count()) === 0) {
    await create(await nextPosition(tx, orderedLists[list]))
    return true
  }
  const saved = await update({ id, version: version || FIRST, deletedAt: null })
  if (saved.count === 0) await refuseSave(tx, await find())
  return false
}
