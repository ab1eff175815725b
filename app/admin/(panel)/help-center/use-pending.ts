import { useMemo, useState } from 'react'
import type { ListedFaq, ListedGroup } from '@/lib/help/admin-queries'
import type { HelpCategory } from '@/lib/help/categories'
import type { SaveAllInput } from '@/lib/help/schema'

export type Texts = Pick<ListedFaq, 'question' | 'answer'>

interface Edit extends Texts {
  /** The version that the edit started from. */
  version: number
}

interface Order {
  ids: string[]
  /** The previous order. */
  previousIds: string[]
}

/** Collects unsaved changes in the list, across searches and filters. */
export function usePending(groups: ListedGroup[]) {
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
    if (ids.join() === savedIds.join()) next.delete(category)
    else next.set(category, { ids, previousIds: savedIds })
    setOrders(next)
  }

  /** Returns the unsaved order. FAQs added in the meantime go last; deleted ones are left out. */
  function orderOf({ category, savedIds }: ListedGroup): string[] {
    const ids = orders.get(category)?.ids ?? []
    const saved = savedIds ?? []
    return [...ids.filter((id) => saved.includes(id)), ...saved.filter((id) => !ids.includes(id))]
  }

  const changes: SaveAllInput = useMemo(
    () => ({
      edits: [...edits].map(([id, texts]) => ({ id, ...texts })),
      orders: [...orders].map(([category, pending]) => ({ category, ...pending })),
    }),
    [edits, orders],
  )

  function toSave(): SaveAllInput {
    const inOrder = changes.orders.map((pending) => {
      const group = groups.find(({ category, savedIds }) => category === pending.category && savedIds)
      return group?.savedIds ? { ...pending, ids: orderOf(group), previousIds: group.savedIds } : pending
    })
    return { edits: changes.edits, orders: inOrder }
  }

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
  function settle(sent: SaveAllInput, before: SaveAllInput) {
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
      const isSaved = (category: string, ids: string[]) =>
        before.orders.some((each) => each.category === category && each.ids.join() === ids.join())
      return new Map([...current].filter(([category, { ids }]) => !isSaved(category, ids)))
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
    orderOf,
    toSave,
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
