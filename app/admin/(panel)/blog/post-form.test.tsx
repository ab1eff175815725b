// @vitest-environment jsdom
import { act, type ComponentProps, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { hasUnsavedChanges } from '@/components/forms/leave-guards'
import type { PostInput } from '@/lib/blog/schema'
import { holdSaves } from '../../../../tests/support/held-saves'
import { chooseFile, holdUploads, pngFile } from '../../../../tests/support/held-uploads'
import { click, mount, submit, text, type, until } from '../../../../tests/support/mount'
import { PostForm } from './post-form'

const { createPost, updatePost, replace, sendUpload } = vi.hoisted(() => ({
  sendUpload: vi.fn(),
  createPost: vi.fn(),
  updatePost: vi.fn(),
  replace: vi.fn(),
}))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ replace }),
  usePathname: () => '/admin/blog/a',
  useSearchParams: () => new URLSearchParams(),
  unstable_isUnrecognizedActionError: () => false,
}))
vi.mock('@/components/forms/send-upload', () => ({ sendUpload }))
vi.mock('@/lib/blog/actions', () => ({ updatePost, createPost }))
vi.mock('@/components/admin/markdown/markdown-field', () => ({ MarkdownField: () => null }))
vi.mock('@/components/admin/markdown/view-buttons', () => ({
  SettingsButton: () => null,
  SettingsJump: () => null,
}))

const id = 'aaaaaaaa-0000-4000-8000-000000000001'
const saved: PostInput = {
  id,
  version: 1,
  title: 'Payday',
  slug: 'payday',
  excerpt: '',
  content: 'Text',
  author: 'Ada',
  category: 'Savings',
  status: 'draft',
  publishAt: '',
  readTime: '',
  imageId: '',
}
let show: (props: { values: PostInput; isLive: boolean }) => void

function Screen() {
  const [props, setProps] = useState({ values: saved, isLive: false })
  show = setProps
  return <Form {...props} />
}

const Form = (props: Pick<ComponentProps<typeof PostForm>, 'values' | 'isLive'>) => (
  <PostForm {...props} image={null} title="" description="" />
)

const value = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value

it('keeps what is typed into any field while it saves', async () => {
  const { startSaving, finishSaving } = holdSaves(updatePost)
  await mount(<Screen />)
  await type('excerpt', 'Before saving')
  await startSaving()
  await type('author', 'Bola')
  await type('readTime', '9 min read')
  await finishSaving({ id, slug: 'payday', version: 2 })
  await until(() => expect(value('version') ?? '').not.toBe('1'))
  expect([value('author'), value('readTime'), value('excerpt')]).toEqual([
    'Bola',
    '9 min read',
    'Before saving',
  ])
})

it('has no unsaved changes after saving', async () => {
  localStorage.clear()
  const { startSaving, finishSaving } = holdSaves(updatePost)
  await mount(<Screen />)
  await type('excerpt', 'Saved as typed')
  expect(hasUnsavedChanges()).toBe(true)
  await startSaving()
  await finishSaving({ id, slug: 'payday', version: 2 })
  expect(hasUnsavedChanges()).toBe(false)
  expect(localStorage).toHaveLength(0)
})

it('lets people go on typing in the title after they save a new post', async () => {
  localStorage.clear()
  history.replaceState(null, '', '/admin/blog/new')
  const { startSaving, finishSaving } = holdSaves(createPost)
  await mount(<Form values={{ ...saved, version: 0 }} isLive={false} />)
  const title = () => document.querySelector<HTMLTextAreaElement>('[name=title]')
  title()?.focus()
  await startSaving()
  await finishSaving({ id, slug: 'payday', version: 1 })
  await mount(<Form values={saved} isLive={false} />)
  expect(document.activeElement).toBe(title())
})

it('opens a new post once it is saved, but not for someone who has left', async () => {
  for (const [path, opened] of [
    ['/admin/blog/new', [[`/admin/blog/${id}`]]],
    ['/admin/waitlist', []],
  ] as const) {
    replace.mockClear()
    history.replaceState(null, '', '/admin/blog/new')
    const { startSaving, finishSaving } = holdSaves(createPost)
    await mount(<Form values={{ ...saved, version: 0 }} isLive={false} />)
    await startSaving()
    history.replaceState(null, '', path)
    await finishSaving({ id, slug: 'payday', version: 1 })
    expect(replace.mock.calls).toEqual(opened)
  }
})

it('shows the address derived from a new title', async () => {
  await mount(<Screen />)
  await type('title', 'Payday tips')
  expect(value('slug')).toBe('payday-tips')
  await until(() => expect(text()).toContain('/blog/payday-tips'))
})

it('keeps the slug of a post that was published on this screen', async () => {
  await mount(<Screen />)
  await act(async () => show({ values: { ...saved, status: 'published', version: 2 }, isLive: true }))
  await type('title', 'Payday, corrected')
  expect(value('slug')).toBe('payday')
})

it('keeps a custom slug when an unsaved new post is restored', async () => {
  localStorage.clear()
  const blank = { ...saved, version: 0, title: '', slug: '' }
  await mount(<Form values={blank} isLive={false} />)
  await type('title', 'Payday tips for students')
  await type('slug', 'payday')
  await mount(<Form values={blank} isLive={false} />)
  await click('Restore it')
  expect(value('slug')).toBe('payday')
  await type('title', 'Payday tips')
  expect(value('slug')).toBe('payday')
})

it('updates the slug as the title is typed, but keeps the slug of a colleague’s saved version', async () => {
  localStorage.clear()
  updatePost.mockResolvedValueOnce({
    ok: false,
    message: 'Someone else has saved.',
    saved: { version: 2, values: { ...saved, title: 'Payday tips for students', slug: 'tips' } },
  })
  await mount(<Screen />)
  await type('title', 'Payday today')
  expect(value('slug')).toBe('payday-today')
  await submit()
  await until(() => expect(text()).toContain('Use the saved version'))
  await click('Use the saved version')
  expect([value('title'), value('slug')]).toEqual(['Payday tips for students', 'tips'])
})

it('keeps a typed slug until it is cleared', async () => {
  localStorage.clear()
  await mount(<Form values={{ ...saved, title: '', slug: '' }} isLive={false} />)
  await type('slug', 'payday')
  await type('title', 'Payday')
  await type('title', 'Payday tips')
  expect(value('slug')).toBe('payday')
  await type('slug', '')
  await type('title', 'Payday tips for all')
  expect(value('slug')).toBe('payday-tips-for-all')
})

it('has no unsaved changes until someone types', async () => {
  localStorage.clear()
  const { category: _none, ...values } = saved
  await mount(<Form values={values} isLive={false} />)
  expect(localStorage).toHaveLength(0)
  await type('excerpt', 'A week')
  expect(localStorage).toHaveLength(1)
})

it('rejects five-digit publication years, which could not be corrected once the field is hidden', async () => {
  await mount(<Screen />)
  await act(async () => show({ values: { ...saved, status: 'scheduled', version: 2 }, isLive: false }))
  expect(document.querySelector<HTMLInputElement>('[name="publishAt"]')?.max).toBe('9999-12-31T23:59')
})

const complete = { ...saved, version: 2, excerpt: 'What is left at the end of the month' }
/** Shows the form for a saved post with these values. */
async function openSaved(values: Partial<PostInput>, isLive = false) {
  localStorage.clear()
  updatePost.mockReset()
  await mount(<Screen />)
  await act(async () => show({ values: { ...complete, ...values }, isLive }))
}

it('shows what readers will get before it publishes a post', async () => {
  await openSaved({ status: 'published' })
  const { finishSaving } = holdSaves(updatePost)
  await submit()
  for (const shown of [
    'Publish this post?',
    complete.excerpt,
    '/blog/payday',
    '1 min read',
    'Goes publicNow',
  ])
    expect(text()).toContain(shown)
  await click('Keep editing')
  expect(text()).not.toContain('Publish this post?')
  expect(updatePost).not.toHaveBeenCalled()
  await submit()
  await click('Publish now')
  await until(() => expect(updatePost).toHaveBeenCalledOnce())
  expect(updatePost.mock.calls[0]?.[0]).toMatchObject({ status: 'published', title: 'Payday' })
  await finishSaving({ id, slug: 'payday', version: 3 })
  expect(text()).not.toContain('Publish this post?')
})

it('says when a scheduled post goes public, and that a public one is hidden until then', async () => {
  await openSaved({ status: 'scheduled', publishAt: '2999-01-02T09:00' }, true)
  await submit()
  expect(text()).toContain(
    '2 January 2999 at 09:00, Lagos time. Until then, readers won’t be able to see it.',
  )
})

it('does not ask before rejecting a time in the past', async () => {
  await openSaved({ status: 'scheduled', publishAt: '2999-01-02T09:00' }, true)
  const past = 'Please choose a time in the future'
  updatePost.mockResolvedValue({ ok: false, message: '', fieldErrors: { publishAt: past } })
  await type('publishAt', '2020-01-02T09:00')
  await submit()
  await until(() => expect(text()).toContain(past))
  expect(text()).not.toContain('Schedule this post?')
})

it('does not ask before rejecting an invalid post or saving a change to a public one', async () => {
  await openSaved({ status: 'published', excerpt: '' })
  await submit()
  await until(() => expect(text()).toContain('Please write an excerpt'))
  expect(text()).not.toContain('Publish this post?')
  await openSaved({ status: 'published' }, true)
  const { startSaving, finishSaving } = holdSaves(updatePost)
  await startSaving()
  await finishSaving({ id, slug: 'payday', version: 3 })
})

it('does not ask before a cover image has been uploaded', async () => {
  await openSaved({ status: 'published' })
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ images: [], hasNext: false }))
  holdUploads(sendUpload)
  await click('Add cover')
  await chooseFile(pngFile('a.png'))
  await submit()
  expect(text()).toContain('An upload is still running')
  expect(text()).not.toContain('Publish this post?')
})

it('shows no newer version while a cover image is being uploaded', async () => {
  await openSaved({})
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ images: [], hasNext: false }))
  holdUploads(sendUpload)
  await click('Add cover')
  await chooseFile(pngFile('a.png'))
  await act(async () => show({ values: { ...complete, version: 3, excerpt: 'Newer' }, isLive: false }))
  expect(value('excerpt')).toBe(complete.excerpt)
})

it('closes the dialog, keeps the text and shows why the server refuses a post', async () => {
  await openSaved({ status: 'published' })
  updatePost.mockResolvedValue({
    ok: false,
    message: '',
    fieldErrors: { slug: 'Another post uses this slug' },
  })
  await type('author', 'Bola')
  await submit()
  await click('Publish now')
  await until(() => expect(text()).toContain('Another post uses this slug'))
  expect(text()).not.toContain('Publish this post?')
  expect(value('author')).toBe('Bola')
  await until(() => expect(hasUnsavedChanges()).toBe(true))
  // Publishing it again asks again.
  await submit()
  expect(text()).toContain('Publish this post?')
  expect(updatePost).toHaveBeenCalledOnce()
})
