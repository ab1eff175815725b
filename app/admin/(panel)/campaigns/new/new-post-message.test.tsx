import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PostToSend } from '@/lib/campaigns/admin-queries'
import { formatDateTime } from '@/lib/dates'
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
  ['sending', '. A post can be sent only once.'],
  ['done', '. A post can be sent only once.'],
  ['cancelled', ' and was stopped before everyone got the post.'],
] as const)('does not claim that everyone got a post whose campaign is %s', async (status, end) => {
  const campaign = { id: 'b', status, startedAt: new Date(0), recipientCount: 2_500 }
  const html = await show({ campaign })
  expect(html).toContain(
    `A campaign to 2,500 subscribers started on ${formatDateTime(campaign.startedAt)}${end}`,
  )
  expect(form).not.toHaveBeenCalled()
})
