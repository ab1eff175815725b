// @vitest-environment jsdom
import { act, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ListedFaq, ListedGroup } from '@/lib/help/admin-queries'
import { click, mount, text, until } from '../../../../tests/support/mount'
import { FaqEditor } from './faq-editor'

const { saveAllFaqs, refresh } = vi.hoisted(() => ({ saveAllFaqs: vi.fn(), refresh: vi.fn() }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh }),
  useSearchParams: () => new URLSearchParams(),
  unstable_isUnrecognizedActionError: () => false,
}))
vi.mock('@/lib/help/actions', () => ({ saveAllFaqs, deleteHelpItem: vi.fn(), restoreHelpItem: vi.fn() }))
beforeEach(() => {
  localStorage.clear()
  saveAllFaqs.mockReset()
})

const category = 'Technical Support'
const faq = (id: string, question: string): ListedFaq => ({
  id,
  version: 1,
  slug: id,
  category,
  question,
  answer: 'An answer.',
  helpful: 0,
  notHelpful: 0,
})
const [kept, deleted] = [faq('a', 'Kept?'), faq('b', 'Deleted?')]
const group = (...faqs: ListedFaq[]): ListedGroup => ({
  category,
  count: faqs.length,
  savedIds: faqs.map(({ id }) => id),
  faqs,
})

let show: (groups: ListedGroup[]) => void
function Screen() {
  const [groups, setGroups] = useState([group(kept, deleted)])
  show = setGroups
  return <FaqEditor groups={groups} hiddenCount={0} isFiltered={false} />
}

async function typeAnswer(question: string, answer: string) {
  const field = document.querySelector<HTMLTextAreaElement>(`[aria-label="Answer: ${question}"]`)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, answer)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const orderField = (question: string) =>
  document.querySelector<HTMLInputElement>(`[aria-label="Order of ${question}"]`) as HTMLInputElement

async function typeOrder(question: string, order: string) {
  const field = orderField(question)
  await act(async () => {
    field.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, order)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  })
}

it('shows a change to a deleted question after it was refused, and saves the others once it is discarded', async () => {
  await mount(<Screen />)
  await typeAnswer('Kept?', 'Still saved')
  await typeAnswer('Deleted?', 'Worth copying')
  await act(async () => show([group(kept)]))
  saveAllFaqs.mockResolvedValueOnce({
    ok: false,
    message: 'A question you changed has been deleted.',
    fieldErrors: { 'edits.1.question': 'This question has been deleted.' },
  })
  await click('Save All')
  await until(() => expect(text()).toContain('Worth copying'))
  await click('Discard this change')
  expect(text()).not.toContain('Worth copying')
  saveAllFaqs.mockResolvedValueOnce({ ok: true, data: null })
  await click('Save All')
  await until(() => expect(saveAllFaqs).toHaveBeenCalledTimes(2))
  expect(saveAllFaqs.mock.lastCall?.[0].edits).toMatchObject([{ id: 'a', answer: 'Still saved' }])
})

it('reports that the site could not be reached without reloading the page, and can save again', async () => {
  await mount(<Screen />)
  await typeAnswer('Kept?', 'Still here')
  saveAllFaqs.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  refresh.mockClear()
  await click('Save All')
  await until(() => expect(text()).toContain('could not be reached'))
  // The changes may be saved, because only the response may be lost.
  expect(text()).not.toContain('Nothing was saved')
  saveAllFaqs.mockResolvedValueOnce({ ok: true, data: null })
  await click('Save All')
  await until(() => expect(text()).not.toContain('could not be reached'))
  expect(refresh).not.toHaveBeenCalled()
})

it('announces the position that was typed', async () => {
  await mount(<Screen />)
  await typeOrder('Kept?', '2')
  await until(() => expect(text()).toContain('Kept?: position 2 of 2'))
})

it('keeps focus in the order field, and ignores an empty value', async () => {
  await mount(<Screen />)
  await typeOrder('Deleted?', '')
  expect(orderField('Deleted?').value).toBe('2')
  expect(text()).toContain('No unsaved changes')
  await typeOrder('Kept?', '2')
  expect(orderField('Kept?').value).toBe('2')
  expect(text()).toContain('1 unsaved change')
  expect(document.activeElement).toBe(orderField('Kept?'))
})

it('keeps focus on Save All after saving and after discarding', async () => {
  await mount(<Screen />)
  const button = (label: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)
  for (const label of ['Save All', 'Discard']) {
    await typeAnswer('Kept?', `Before ${label}`)
    saveAllFaqs.mockImplementationOnce(async () => {
      // The response brings the new list.
      queueMicrotask(() => show([group({ ...kept, answer: 'Before Save All' }, deleted)]))
      return { ok: true, data: null }
    })
    button(label)?.focus()
    await click(label)
    await until(() => expect(text()).toContain('No unsaved changes'))
    expect(document.activeElement?.textContent).toBe('Save All')
  }
})

it('sends the order that the moves started from, even if the list was refreshed since', async () => {
  await mount(<Screen />)
  await typeOrder('Kept?', '2')
  const added = faq('c', 'Added?')
  await act(async () => show([group(added, kept, deleted)]))
  await typeOrder('Added?', '3')
  saveAllFaqs.mockResolvedValueOnce({ ok: true, data: null })
  await click('Save All')
  const orders = [{ category, ids: ['b', 'a', 'c'], previousIds: ['a', 'b'] }]
  await until(() => expect(saveAllFaqs).toHaveBeenLastCalledWith({ edits: [], orders }))
})

it('saves later moves over the order that was being saved', async () => {
  await mount(<Screen />)
  await typeOrder('Kept?', '2')
  const added = faq('c', 'Added?')
  const saving = Promise.withResolvers()
  saveAllFaqs.mockReturnValueOnce(saving.promise)
  await click('Save All')
  await act(async () => show([group(deleted, kept, added)]))
  await typeOrder('Added?', '1')
  await act(async () => saving.resolve({ ok: true, data: null }))
  await until(() => expect(text()).toContain('Save All'))
  saveAllFaqs.mockResolvedValueOnce({ ok: true, data: null })
  await click('Save All')
  const orders = [{ category, ids: ['c', 'b', 'a'], previousIds: ['b', 'a'] }]
  await until(() => expect(saveAllFaqs).toHaveBeenLastCalledWith({ edits: [], orders }))
})

it('saves the texts after an outdated order was replaced with the saved one, even during a search', async () => {
  await mount(<Screen />)
  await typeOrder('Kept?', '2')
  await typeAnswer('Kept?', 'Still saved')
  await act(async () => show([{ ...group(kept), savedIds: null }]))
  const message = `The order of the FAQs in “${category}” has changed.`
  saveAllFaqs.mockResolvedValueOnce({ ok: false, message, fieldErrors: { [category]: 'Changed.' } })
  await click('Save All')
  await until(() => expect(text()).toContain(message))
  await click('Use the saved order')
  expect(text()).not.toContain(message)
  expect(document.activeElement?.textContent).toBe('Save All')
  saveAllFaqs.mockResolvedValueOnce({ ok: true, data: null })
  await click('Save All')
  await until(() => expect(text()).toContain('No unsaved changes'))
  expect(saveAllFaqs).toHaveBeenLastCalledWith({
    edits: [expect.objectContaining({ id: 'a', answer: 'Still saved' })],
    orders: [],
  })
})

describe('a refusal disappears', () => {
  const refuse = async (message: string, field: string) => {
    saveAllFaqs.mockResolvedValueOnce({ ok: false, fieldErrors: { [`edits.0.${field}`]: message } })
    await click('Save All')
    await until(() => expect(text()).toContain(message))
    expect(text()).toContain('Nothing was saved')
  }

  it('when all changes are discarded', async () => {
    await mount(<Screen />)
    await typeAnswer('Kept?', '')
    await refuse('Please write the answer', 'answer')
    await click('Discard')
    expect(text()).not.toMatch(/Please write the answer|Nothing was saved/)
    await typeAnswer('Kept?', 'Another answer')
    expect(text()).not.toMatch(/Please write the answer|Nothing was saved/)
  })

  it('when the change to a deleted question is discarded', async () => {
    await mount(<Screen />)
    await typeAnswer('Deleted?', 'Too late')
    await typeAnswer('Kept?', 'Still unsaved')
    await act(async () => show([group(kept)]))
    await refuse('This question has been deleted.', 'question')
    await click('Discard this change')
    expect(text()).not.toContain('Nothing was saved')
    expect(document.activeElement?.textContent).toBe('Save All')
  })

  it('when the saved text is typed again', async () => {
    await mount(<Screen />)
    await typeAnswer('Kept?', '')
    await typeAnswer('Deleted?', 'Still unsaved')
    await refuse('Please write the answer', 'answer')
    await typeAnswer('Kept?', 'An answer.')
    expect(text()).not.toContain('Please write the answer')
    await typeAnswer('Deleted?', 'An answer.')
    expect(text()).not.toContain('Nothing was saved')
  })
})
