import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import CampaignPage from './page'

const { found, refreshes } = vi.hoisted(() => ({ found: vi.fn(), refreshes: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: vi.fn() }))
vi.mock('@/components/admin/open-record', () => ({ openRecord: found }))
vi.mock('@/lib/campaigns/admin-queries', () => ({ getCampaign: vi.fn() }))
vi.mock('@/lib/campaigns/actions', () => ({ cancelCampaign: vi.fn() }))
vi.mock('@/components/admin/refresh-while', () => ({
  RefreshWhile: ({ isRunning }: { isRunning: boolean }) => refreshes(isRunning),
}))

const none = { sent: 0, queued: 0, failed: 0, suppressed: 0, cancelled: 0 }
const campaign = {
  subject: 'We are open',
  preview: '',
  body: 'Hello',
  startedAt: new Date(0),
  finishedAt: new Date(1),
  createdBy: null,
  announced: null,
  post: null,
  recipientCount: 1_000,
}

async function show(changes: object) {
  found.mockResolvedValue({ ...campaign, audience: { kind: 'waitlist' }, ...changes })
  const html = renderToStaticMarkup(await CampaignPage({ params: Promise.resolve({ id: '' }) }))
  const numbers = [...html.matchAll(/<dd[^>]*>([\d,]+)/g)].map(([, number]) => number)
  return { text: html.replace(/<[^>]*>/g, ' '), numbers }
}

it('counts each recipient once, and refreshes while failed emails are retried', async () => {
  const retried = { ...none, sent: 2, queued: 997, suppressed: 1 }
  const { text, numbers } = await show({ status: 'done', progress: retried })
  expect(numbers).toEqual(['2', '997', '0', '1'])
  expect(text).toContain('3 of 1,000 emails processed')
  expect(refreshes).toHaveBeenLastCalledWith(true)
  await show({ status: 'done', progress: { ...none, sent: 999, suppressed: 1 } })
  expect(refreshes).toHaveBeenLastCalledWith(false)
})

it('counts recipients as skipped whose email was not even written when the campaign was stopped', async () => {
  const { text, numbers } = await show({
    status: 'cancelled',
    progress: { ...none, sent: 20, cancelled: 200 },
  })
  expect(numbers).toEqual(['20', '0', '0', '980'])
  expect(text).toContain('hadn’t been emailed when the campaign was stopped')
  expect(text).toContain('20 of 1,000 emails processed')
})

it.each([
  ['waitlist', 'Waitlist'],
  ['newsletter', 'Newsletter'],
])('names the audience: %s', async (kind, label) => {
  const { text } = await show({ status: 'done', audience: { kind }, progress: none })
  expect(text).toContain(label)
})
