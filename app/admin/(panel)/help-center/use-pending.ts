import { useMemo, useState } from 'react'
import type { ListedFaq, ListedGroup } from '@/lib/help/admin-queries'
import { applyOrder } from '@/lib/help/apply-order'
import type { HelpCategory } from '@/lib/help/categories'
import type { SaveAllInput } from '@/lib/help/schema'

export type Texts = Pick<ListedFaq, 'question' | 'answer'>

interface Edit extends Texts {
  /** The version that the edit started from. */
  version: number
}

interface Order {
  ids: string[]
  /** The saved order that the moves started from. */
  previousIds: string[]
}

/** Collects unsaved changes in the list, across searches and filters. */
export function usePending() {
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit>>(new Map())
  const [orders, setOrders] = useState<ReadonlyMap<HelpCategory, Order>>(new Map())

  /** Records an edit, or removes it if the text is the saved one again. */
  function edit(faq: ListedFaq, { question, answer }: Texts) {
    setEdits((current) => {
      const next = new Map(current)
      const version = current.get(faq.id)?.version ?? faq.version
      if (question === faq.question && answer === faq.answer) next.delete(faq.id)
      else next.set(faq.id, { question, answer, version })
      return next
    })
  }

  function setVersion(id: string, version: number) {
    const pending = edits.get(id)
    if (pending) setEdits(new Map(edits).set(id, { ...pending, version }))
  }

  function forget(id: string) {
    const next = new Map(edits)
    next.delete(id)
    setEdits(next)
  }

  function reorder({ category, savedIds }: ListedGroup, ids: string[]) {
    if (!savedIds) return
    const next = new Map(orders)
    const previousIds = orders.get(category)?.previousIds ?? savedIds
    if (ids.join() === savedIds.join()) next.delete(category)
    else next.set(category, { ids, previousIds })
    setOrders(next)
  }

  function forgetOrder(category: HelpCategory) {
    const next = new Map(orders)
    next.delete(category)
    setOrders(next)
  }

  /** Returns the unsaved order of the category, or the saved one if it has not been reordered. */
  const orderOf = ({ category, savedIds }: ListedGroup) =>
    applyOrder(orders.get(category)?.ids ?? [], savedIds ?? [])

  const changes: SaveAllInput = useMemo(
    () => ({
      edits: [...edits].map(([id, texts]) => ({ id, ...texts })),
      orders: [...orders].map(([category, pending]) => ({ category, ...pending })),
    }),
    [edits, orders],
  )

  function putBack(draft: SaveAllInput) {
    setEdits(new Map([...draft.edits.map(({ id, ...texts }) => [id, texts] as const), ...edits]))
    setOrders(
      new Map([...draft.orders.map(({ category, ...pending }) => [category, pending] as const), ...orders]),
    )
  }

  function discard() {
    setEdits(new Map())
    setOrders(new Map())
  }

  /** Removes saved changes, but keeps input typed while saving. */
  function settle(sent: SaveAllInput) {
    setEdits((current) => {
      const remaining = [...current].flatMap(([id, texts]) => {
        const saved = sent.edits.find((each) => each.id === id)
        if (!saved) return [[id, texts] as const]
        const isSame = saved.question === texts.question && saved.answer === texts.answer
        return isSame ? [] : [[id, { ...texts, version: saved.version + 1 }] as const]
      })
      return new Map(remaining)
    })
    setOrders((current) => {
      const remaining = [...current].flatMap(([category, order]) => {
        const saved = sent.orders.find((each) => each.category === category)
        if (!saved) return [[category, order] as const]
        const isSame = saved.ids.join() === order.ids.join()
        return isSame ? [] : [[category, { ...order, previousIds: saved.ids }] as const]
      })
      return new Map(remaining)
    })
  }

  return {
    count: edits.size + orders.size,
    textsOf: (faq: ListedFaq): Texts => edits.get(faq.id) ?? faq,
    editOf: (id: string): Texts | undefined => edits.get(id),
    changes,
    edit,
    setVersion,
    forget,
    reorder,
    forgetOrder,
    orderOf,
    putBack,
    discard,
    settle,
  }
}

export type Pending = ReturnType<typeof usePending>

export function areChanges(draft: unknown): draft is SaveAllInput {
  const { edits, orders } = (draft ?? {}) as Partial<SaveAllInput>
  return Array.isArray(edits) && Array.isArray(orders)
}
