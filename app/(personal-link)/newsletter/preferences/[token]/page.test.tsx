import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { SubscriberStatus } from '@/lib/newsletter/schema'
import PreferencesPage from './page'

const choice = { maskedEmail: 'a…@example.com', topics: [] }
const found = vi.hoisted(() => vi.fn())
vi.mock('next/server', () => ({ connection: async () => {} }))
vi.mock('@/lib/newsletter/queries', () => ({ getSubscriptionChoice: found }))

async function show(status: SubscriberStatus) {
  found.mockResolvedValue({ ...choice, status })
  const searchParams = Promise.resolve({ saved: '' })
  return renderToStaticMarkup(
    await PreferencesPage({ params: Promise.resolve({ token: 'token' }), searchParams }),
  )
}

it('confirms saved topics, but not when Back returns here after unsubscribing', async () => {
  expect(await show('subscribed')).toContain('Saved.')
  const html = await show('unsubscribed')
  expect(html).toContain('You’re not subscribed')
  expect(html).not.toContain('Saved.')
})

it('offers no topics to someone who has not confirmed the subscription, because they could not be saved', async () => {
  const html = await show('pending')
  expect(html).toContain('You’re not subscribed')
  expect(html).not.toContain('Save my topics')
})
