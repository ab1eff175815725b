// @vitest-environment jsdom
import { act, type ReactNode, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { holdSaves } from '../../../tests/support/held-saves'
import { mount, type } from '../../../tests/support/mount'
import PositionPage from './careers/[id]/page'
import SavedReplyPage from './contact/replies/[id]/page'
import FaqPage from './help-center/[id]/page'
import ArticlePage from './help-center/articles/[id]/page'
import ClaimPage from './landing/claims/[key]/page'

const { find, save, push } = vi.hoisted(() => ({ find: vi.fn(), save: vi.fn(), push: vi.fn() }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push }),
  unstable_isUnrecognizedActionError: () => false,
}))
vi.mock('@/lib/auth/session', () => ({ requireAdmin: async () => {} }))
vi.mock('@/lib/careers/admin-queries', () => ({ getPositionForEdit: find }))
vi.mock('@/lib/careers/actions', () => ({ savePosition: save }))
vi.mock('@/lib/contact/admin-queries', () => ({ getSavedReply: find }))
vi.mock('@/lib/contact/actions', () => ({ saveSavedReply: save }))
vi.mock('@/lib/help/admin-queries', () => ({ getFaqForEdit: find, getArticleForEdit: find }))
vi.mock('@/lib/help/actions', () => ({ saveFaq: save, saveArticle: save }))
vi.mock('@/lib/landing/admin-queries', () => ({ getClaimForEdit: find }))
vi.mock('@/lib/landing/actions', () => ({ saveClaim: save }))
vi.mock('@/components/admin/markdown/markdown-field', () => ({ MarkdownField: () => null }))
vi.mock('@/components/admin/markdown/writing-frame', () => ({
  WritingFrame: ({ children }: { children: ReactNode }) => children,
}))

const id = 'aaaaaaaa-0000-4000-8000-000000000001'
const lastChange = null
const params = Promise.resolve({ id, key: 'uptime' })

const position = {
  title: 'Engineer',
  department: 'Engineering',
  location: 'Lagos',
  type: 'Full-time',
  status: 'active',
  salary: '',
  salaryMin: '',
  salaryMax: '',
  requirements: '',
}
const faq = { category: 'Getting Started', question: 'When?', order: '1', orderBefore: '1' }
const guide = { slug: 'start', title: 'Start', content: 'Text' }
const claim = {
  key: 'uptime',
  value: '99.9%',
  label: 'Uptime',
  source: 'Report',
  checkedOn: new Date('2025-01-02'),
}

interface Page {
  open: () => Promise<ReactNode>
  /** A field, and the record that the page reads with this text in it. */
  name: string
  found: (version: number, text: string) => object
}

const pages: Record<string, Page> = {
  'a position': {
    open: () => PositionPage({ params }),
    name: 'description',
    found: (version, description) => ({
      values: { id, version, ...position, description },
      slug: 'engineer',
      lastChange,
    }),
  },
  'a saved reply': {
    open: () => SavedReplyPage({ params }),
    name: 'body',
    found: (version, body) => ({ values: { id, version, title: 'Thanks', body }, lastChange }),
  },
  'an FAQ': {
    open: () => FaqPage({ params }),
    name: 'answer',
    found: (version, answer) => ({ id, version, ...faq, answer, lastChange }),
  },
  'a guide': {
    open: () => ArticlePage({ params }),
    name: 'summary',
    found: (version, summary) => ({ id, version, ...guide, summary, lastChange }),
  },
  'a claim': {
    open: () => ClaimPage({ params, searchParams: Promise.resolve({}) }),
    name: 'publicSource',
    found: (version, publicSource) => ({ version, ...claim, publicSource, lastChange }),
  },
}

let render: (page: ReactNode) => void

function Screen({ first }: { first: ReactNode }) {
  const [page, setPage] = useState(first)
  render = setPage
  return page
}

async function open({ open: openPage, found }: Page, version: number, text: string) {
  find.mockResolvedValue(found(version, text))
  return openPage()
}

const shown = (name: string) => document.querySelector<HTMLTextAreaElement>(`[name="${name}"]`)?.value

beforeEach(() => {
  localStorage.clear()
  push.mockClear()
})

it.each(Object.entries(pages))(
  'keeps text typed while %s saves when the saved page arrives',
  async (_what, page) => {
    const { startSaving, finishSaving } = holdSaves(save)
    await mount(<Screen first={await open(page, 3, 'At first')} />)
    await type(page.name, 'Saved')
    await startSaving()
    await type(page.name, 'Typed while saving')
    await finishSaving()
    const savedPage = await open(page, 4, 'Saved')
    await act(async () => render(savedPage))
    expect(shown(page.name)).toBe('Typed while saving')
    expect(push).not.toHaveBeenCalled()

    await startSaving()
    expect(save).toHaveBeenCalledWith(
      expect.objectContaining({ version: 4, [page.name]: 'Typed while saving' }),
    )
    await finishSaving()
    expect(push).toHaveBeenCalledOnce()
  },
)

it.each(Object.entries(pages))(
  'shows the version of %s that a colleague has saved, unless there are unsaved changes',
  async (_what, page) => {
    await mount(<Screen first={await open(page, 3, 'At first')} />)
    const newer = await open(page, 4, 'Newer')
    await act(async () => render(newer))
    expect(shown(page.name)).toBe('Newer')
    await type(page.name, 'Mine')
    const newest = await open(page, 5, 'Newest')
    await act(async () => render(newest))
    expect(shown(page.name)).toBe('Mine')
  },
)
