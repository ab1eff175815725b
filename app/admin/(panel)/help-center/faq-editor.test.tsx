// @vitest-environment jsdom
import { act, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
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
beforeEach(() => localStorage.clear())

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
  expect(refresh).not.toHaveBeenCalled()
  saveAllFaqs.mockResolvedValueOnce({ ok: true, data: null })
  await click('Save All')
  await until(() => expect(text()).not.toContain('could not be reached'))
  expect(refresh).toHaveBeenCalledOnce()
})

it('keeps focus in the order field, and ignores an empty value', async () => {
  await mount(<Screen />)
  const field = (question: string) =>
    document.querySelector<HTMLInputElement>(`[aria-label="Order of ${question}"]`) as HTMLInputElement
  const typeOrder = async (input: HTMLInputElement, order: string) =>
    act(async () => {
      input.focus()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, order)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    })
  await typeOrder(field('Deleted?'), '')
  expect(field('Deleted?').value).toBe('2')
  expect(text()).toContain('No unsaved changes')
  await typeOrder(field('Kept?'), '2')
  expect(field('Kept?').value).toBe('2')
  expect(text()).toContain('1 unsaved change')
  expect(document.activeElement).toBe(field('Kept?'))
})

it('keeps focus on Save All after saving and after discarding', async () => {
  await mount(<Screen />)
  const button = (label: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)
  for (const label of ['Save All', 'Discard']) {
    await typeAnswer('Kept?', `Before ${label}`)
    saveAllFaqs.mockImplementationOnce(async () => {
      refresh.mockImplementationOnce(() => show([group({ ...kept, answer: 'Before Save All' }, deleted)]))
      return { ok: true, data: null }
    })
    button(label)?.focus()
    await click(label)
    await until(() => expect(text()).toContain('No unsaved changes'))
    expect(document.activeElement?.textContent).toBe('Save All')
  }
})
