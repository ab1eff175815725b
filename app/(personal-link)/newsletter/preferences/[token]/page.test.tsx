import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import PreferencesPage from './page'

const choice = { maskedEmail: 'a…@example.com', topics: [], isUnsubscribed: false }
const found = vi.hoisted(() => vi.fn())
vi.mock('next/server', () => ({ connection: async () => {} }))
vi.mock('@/lib/newsletter/queries', () => ({ getSubscriptionChoice: found }))

async function show(isUnsubscribed: boolean) {
  found.mockResolvedValue({ ...choice, isUnsubscribed })
  const searchParams = Promise.resolve({ saved: '' })
  return renderToStaticMarkup(
    await PreferencesPage({ params: Promise.resolve({ token: 'token' }), searchParams }),
  )
}

it('confirms saved topics, but not when Back returns here after unsubscribing', async () => {
  expect(await show(false)).toContain('Saved.')
  const html = await show(true)
  expect(html).toContain('You’re not subscribed')
  expect(html).not.toContain('Saved.')
})
