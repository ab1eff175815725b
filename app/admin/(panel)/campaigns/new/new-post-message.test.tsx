import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PostToSend } from '@/lib/campaigns/admin-queries'
import { NewPostMessage } from './new-post-message'

const form = vi.hoisted(() => vi.fn())
vi.mock('@/lib/campaigns/admin-queries', () => ({
  countAudience: async () => ({ recipients: 2_500, leftOut: 0 }),
}))
vi.mock('./compose-form', () => ({ ComposeForm: form }))
beforeEach(() => {
  form.mockClear()
})

const post = {
  id: 'a',
  title: 'Payday',
  excerpt: '',
  category: 'Saving',
  version: 1,
  isLive: true,
  campaign: null,
}

async function show(changes: Partial<PostToSend>) {
  const shown = await NewPostMessage({ post: { ...post, ...changes }, testEmail: '' })
  return renderToStaticMarkup(shown)
}

it('shortens a long excerpt at a word for the preview text', async () => {
  await show({ excerpt: 'Budgeting '.repeat(20) })
  const [{ start }] = form.mock.calls[0] ?? []
  expect(start.preview).toMatch(/^(Budgeting )+Budgeting…$/)
  expect(start.preview.length).toBeLessThanOrEqual(150)
})

it.each([
  ['done', 'The post went to 2,500 subscribers'],
  ['cancelled', 'was stopped before all 2,500 subscribers got the post'],
] as const)('says how many subscribers got a post whose campaign is %s', async (status, reach) => {
  const campaign = { id: 'b', status, startedAt: new Date(0), recipientCount: 2_500 }
  const html = await show({ campaign })
  expect(html).toContain(reach)
  expect(form).not.toHaveBeenCalled()
})
