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
    const known = edits.get(id)
    if (known) setEdits(new Map(edits).set(id, { ...known, version }))
  }

  function forget(id: string) {
    const next = new Map(edits)
    next.delete(id)
    setEdits(next)
  }

  function order({ category, previousIds }: ListedGroup, ids: string[]) {
    if (!previousIds) return
    const next = new Map(orders)
    if (ids.join() === previousIds.join()) next.delete(category)
    else next.set(category, { ids, previousIds })
    setOrders(next)
  }

  /** Returns the unsaved order. FAQs added in the meantime go last; deleted ones are left out. */
  function orderOf({ category, previousIds }: ListedGroup): string[] {
    const wanted = orders.get(category)?.ids ?? []
    const saved = previousIds ?? []
    return [...wanted.filter((id) => saved.includes(id)), ...saved.filter((id) => !wanted.includes(id))]
  }

  const changes: SaveAllInput = useMemo(
    () => ({
      edits: [...edits].map(([id, texts]) => ({ id, ...texts })),
      orders: [...orders].map(([category, known]) => ({ category, ...known })),
    }),
    [edits, orders],
  )

  function toSave(): SaveAllInput {
    const inOrder = changes.orders.map((known) => {
      const group = groups.find(({ category, previousIds }) => category === known.category && previousIds)
      return group?.previousIds ? { ...known, ids: orderOf(group), previousIds: group.previousIds } : known
    })
    return { edits: changes.edits, orders: inOrder }
  }

  function putBack(kept: SaveAllInput) {
    setEdits(new Map([...kept.edits.map(({ id, ...texts }) => [id, texts] as const), ...edits]))
    setOrders(
      new Map([...kept.orders.map(({ category, ...known }) => [category, known] as const), ...orders]),
    )
  }

  function discard() {
    setEdits(new Map())
    setOrders(new Map())
  }

  /** Removes saved changes, but keeps input typed while saving. */
  function settle(sent: SaveAllInput, before: SaveAllInput) {
    setEdits((current) => {
      const left = [...current].flatMap(([id, texts]) => {
        const saved = sent.edits.find((each) => each.id === id)
        if (!saved) return [[id, texts] as const]
        const isSame = saved.question === texts.question && saved.answer === texts.answer
        return isSame ? [] : [[id, { ...texts, version: saved.version + 1 }] as const]
      })
      return new Map(left)
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
    order,
    orderOf,
    toSave,
    putBack,
    discard,
    settle,
  }
}

export type Pending = ReturnType<typeof usePending>

export function areChanges(kept: unknown): kept is SaveAllInput {
  const { edits, orders } = (kept ?? {}) as Partial<SaveAllInput>
  return Array.isArray(edits) && Array.isArray(orders)
}
