// @vitest-environment jsdom
import { act, useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { PostInput } from '@/lib/blog/schema'
import { mount, submit, type, until } from '../../../../tests/support/mount'
import { PostForm } from './post-form'

const updatePost = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn(), replace: vi.fn() }),
  usePathname: () => '/admin/blog/a',
  useSearchParams: () => new URLSearchParams(),
  unstable_rethrow: () => {},
}))
vi.mock('@/lib/blog/actions', () => ({ updatePost, createPost: vi.fn() }))
vi.mock('@/components/admin/markdown/markdown-field', () => ({ MarkdownField: () => null }))
vi.mock('@/components/admin/markdown/view-buttons', () => ({ SettingsButton: () => null }))
vi.mock('@/components/admin/markdown/writing-bar', () => ({ WritingBar: () => null }))

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
  return <PostForm {...props} image={null} />
}

const value = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value

it('keeps what is typed into any field while it saves', async () => {
  let finish: (result: object) => void = () => {}
  updatePost.mockImplementation(() => new Promise((resolve) => (finish = resolve)))
  await mount(<Screen />)
  await type('excerpt', 'Before saving')
  await submit()
  await until(() => expect(updatePost).toHaveBeenCalled())
  await type('author', 'Bola')
  await type('readTime', '9 min read')
  await act(async () => finish({ ok: true, data: { id, slug: 'payday', version: 2 } }))
  await until(() => expect(value('version') ?? '').not.toBe('1'))
  expect([value('author'), value('readTime'), value('excerpt')]).toEqual([
    'Bola',
    '9 min read',
    'Before saving',
  ])
})

it('keeps the slug of a post that was published on this screen', async () => {
  await mount(<Screen />)
  await act(async () => show({ values: { ...saved, status: 'published', version: 2 }, isLive: true }))
  await type('title', 'Payday, corrected')
  expect(value('slug')).toBe('payday')
})
