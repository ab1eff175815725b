import { renderToReadableStream } from 'react-dom/server.edge'
import { expect, it, vi } from 'vitest'
import type { SubscriberStatus } from '@/lib/newsletter/schema'
import UnsubscribePage from './page'

const found = vi.hoisted(() => vi.fn())
vi.mock('next/server', () => ({ connection: async () => {} }))
vi.mock('@/lib/newsletter/queries', () => ({ getSubscriptionChoice: found }))
vi.mock('@/lib/waitlist/queries', () => ({ getMailChoice: async () => null }))

async function show(status: SubscriberStatus) {
  found.mockResolvedValue({ maskedEmail: 'a…@example.com', topics: [], status })
  const params = Promise.resolve({ token: 'token' })
  const page = await UnsubscribePage({ params, searchParams: Promise.resolve({}) })
  return new Response(await renderToReadableStream(page)).text()
}

it('offers subscribers other choices', async () => {
  const html = await show('subscribed')
  for (const choice of ['Stay subscribed', 'Choose topics instead']) expect(html).toContain(choice)
})

it('offers someone who has not confirmed the subscription only what works', async () => {
  const html = await show('pending')
  expect(html).toContain('You haven’t confirmed your subscription')
  for (const choice of ['Stay subscribed', 'Choose topics instead']) expect(html).not.toContain(choice)
})
