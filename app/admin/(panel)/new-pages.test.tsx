// @vitest-environment jsdom
import { Activity, act, type ReactNode, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { holdSaves } from '../../../tests/support/held-saves'
import { mount, type } from '../../../tests/support/mount'
import NewPostPage from './blog/new/page'
import NewPositionPage from './careers/new/page'
import NewSavedReplyPage from './contact/replies/new/page'
import NewArticlePage from './help-center/articles/new/page'
import NewFaqPage from './help-center/new/page'

const { save, push } = vi.hoisted(() => ({ save: vi.fn(), push: vi.fn() }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push }),
  usePathname: () => '',
  unstable_isUnrecognizedActionError: () => false,
}))
vi.mock('@/lib/auth/session', () => ({ requireAdmin: async () => ({ name: 'Ada' }) }))
vi.mock('@/lib/blog/actions', () => ({ createPost: vi.fn(), updatePost: vi.fn() }))
vi.mock('@/lib/careers/actions', () => ({ savePosition: vi.fn() }))
vi.mock('@/lib/contact/actions', () => ({ saveSavedReply: save }))
vi.mock('@/lib/help/actions', () => ({ saveFaq: vi.fn(), saveArticle: vi.fn() }))
vi.mock('@/components/admin/markdown/markdown-field', () => ({ MarkdownField: () => null }))
vi.mock('@/components/admin/markdown/view-buttons', () => ({
  SettingsButton: () => null,
  SettingsJump: () => null,
}))
vi.mock('@/components/admin/markdown/writing-frame', () => ({
  WritingFrame: ({ children }: { children: ReactNode }) => children,
}))

let show: (page: ReactNode) => void
let leave: () => void

/** Hides the page that someone leaves, and shows it again when they come back, as the router does. */
function Router({ first }: { first: ReactNode }) {
  const [[page, isShown], set] = useState<[ReactNode, boolean]>([first, true])
  show = (next) => set([next, true])
  leave = () => set([page, false])
  return <Activity mode={isShown ? 'visible' : 'hidden'}>{page}</Activity>
}

const shown = (name: string) => document.querySelector<HTMLTextAreaElement>(`[name="${name}"]`)?.value

beforeEach(() => localStorage.clear())

it.each([
  ['post', NewPostPage, 'title'],
  ['position', NewPositionPage, 'title'],
  ['saved reply', NewSavedReplyPage, 'title'],
  ['guide', NewArticlePage, 'title'],
  ['FAQ', () => NewFaqPage({ params: Promise.resolve({}), searchParams: Promise.resolve({}) }), 'answer'],
])(
  'keeps the text of a new %s when the page refreshes, but not for the next one',
  async (_what, open, name) => {
    await mount(<Router first={await open()} />)
    await type(name, 'Payday')
    const refreshed = await open()
    await act(async () => show(refreshed))
    expect(shown(name)).toBe('Payday')

    await act(async () => leave())
    const next = await open()
    await act(async () => show(next))
    expect(shown(name)).toBe('')
  },
)

it('keeps text typed while a new record saves, and saves it to the same record', async () => {
  const { startSaving, finishSaving } = holdSaves(save)
  await mount(<Router first={await NewSavedReplyPage()} />)
  await type('title', 'Payday')
  await startSaving()
  const id = save.mock.calls[0]?.[0].id
  await type('title', 'Payday tips')
  await finishSaving()
  const refreshed = await NewSavedReplyPage()
  await act(async () => show(refreshed))
  expect(shown('title')).toBe('Payday tips')
  await startSaving()
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ id, version: 1, title: 'Payday tips' }))
  await finishSaving()
  expect(push).toHaveBeenCalledOnce()

  await act(async () => leave())
  const next = await NewSavedReplyPage()
  await act(async () => show(next))
  await type('title', 'Other')
  await startSaving()
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ version: 0, title: 'Other' }))
  expect(save.mock.calls[0]?.[0].id).not.toBe(id)
  await finishSaving()
})
