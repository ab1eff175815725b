import 'server-only'
import { z } from 'zod'
import type { AdminActionContext } from '@/lib/auth/admin-action'
import type { CacheTag } from '@/lib/nouns'
import { orderedIds, recordId } from '@/lib/platform/fields'
import { moveToTrash, type NewOrder, restoreFromTrash, saveOrder } from '@/lib/platform/ordered-list'
import type { ContentList } from './list'

// These functions return the arguments of `adminAction` to delete, restore and reorder rows:
// `adminAction(...deleting('about', lists))`.

/** The lists by their names in actions: `{ milestone: milestones }`. */
type Lists<Key extends string> = Readonly<Record<Key, ContentList>>

// Object.keys loses the key type; these records have exactly these keys.
const keysOf = <Key extends string>(lists: Lists<Key>) => Object.keys(lists) as Key[]

const itemOf = <Key extends string>(lists: Lists<Key>) =>
  z.strictObject({ list: z.enum(keysOf(lists)), id: recordId })

const orderOf = <Key extends string>(lists: Lists<Key>) =>
  z.strictObject({
    list: z.enum(keysOf(lists)),
    ids: orderedIds,
    previousIds: orderedIds,
  })

export const deleting = <Key extends string>(noun: CacheTag, lists: Lists<Key>) =>
  moving(noun, lists, 'delete')

export const restoring = <Key extends string>(noun: CacheTag, lists: Lists<Key>) =>
  moving(noun, lists, 'restore')

function moving<Key extends string>(noun: CacheTag, lists: Lists<Key>, action: 'delete' | 'restore') {
  const options = {
    name: `${noun}.${action}` as const,
    schema: itemOf(lists),
    tag: noun,
    failure: `This item could not be ${action}d. Please try again.`,
  }
  const run = async ({ list, id }: { list: Key; id: string }, { tx, audit }: AdminActionContext) => {
    const isDeleting = action === 'delete'
    await (isDeleting ? moveToTrash : restoreFromTrash)(tx, lists[list], id)
    const { name, one = `a ${name}` } = lists[list].facts
    const summary = isDeleting ? `moved ${one} to Trash` : `restored ${one}`
    await audit({ action, recordId: id, summary })
    return null
  }
  return [options, run] as const
}

export function ordering<Key extends string>(noun: CacheTag, lists: Lists<Key>) {
  const options = {
    name: `${noun}.order` as const,
    schema: orderOf(lists),
    tag: noun,
    failure: 'The order could not be saved. Please try again.',
  }
  const run = async ({ list, ...order }: NewOrder & { list: Key }, { tx, audit }: AdminActionContext) => {
    await saveOrder(tx, lists[list], order)
    const { name, all = `the ${name}s` } = lists[list].facts
    await audit({ action: 'order', summary: `changed the order of ${all}` })
    return null
  }
  return [options, run] as const
}
