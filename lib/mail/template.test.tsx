import { expect, it, vi } from 'vitest'
import { campaignTemplates } from '@/lib/campaigns/mail'
import { renderMail } from './template'

vi.mock('@/lib/platform/env', () => ({
  env: { APP_URL: 'http://localhost', AUTH_SECRET: 'a secret of at least 32 characters' },
}))

it('keeps the text part compact, and its URLs apart from the punctuation', async () => {
  const post = { title: 'Title', excerpt: 'Excerpt', slug: 'slug' }
  const subscriberId = '018f0000-0000-7000-8000-000000000000'
  const props = { subject: 'News', preview: '', body: 'Hello', post, subscriberId }
  const { text, unsubscribeUrl } = await renderMail(campaignTemplates['newsletter-post'], props)
  expect(text).toContain(`Unsubscribe (${unsubscribeUrl}).`)
  expect(text).not.toMatch(/\n{4}/)
})
