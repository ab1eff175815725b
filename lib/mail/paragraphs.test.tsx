import { expect, it, vi } from 'vitest'
import { applicationTemplates } from '@/lib/applications/mail'
import { campaignTemplates } from '@/lib/campaigns/mail'
import { contactTemplates } from '@/lib/contact/mail'
import { personalDataTemplates } from '@/lib/personal-data/mail'
import { renderMail } from './template'

vi.mock('@/lib/platform/env', () => ({
  env: { APP_URL: 'http://localhost', AUTH_SECRET: 'a secret of at least 32 characters' },
}))

const id = '018f0000-0000-7000-8000-000000000000'
const post = { title: 'Title', excerpt: 'Excerpt', slug: 'slug' }
const person = { name: 'Ada', email: 'ada@example.com', contactEmail: 'hello@example.com' }
const campaign = { subject: 'News', preview: '', name: 'Ada', entryId: id, subscriberId: id, post }
const contact = { ...person, reference: 'R1', category: 'other', subject: 'Question', messageId: id }

const emails = [
  ['a campaign', campaignTemplates['waitlist-message'], (body: string) => ({ ...campaign, body })],
  ['a new article', campaignTemplates['newsletter-post'], (body: string) => ({ ...campaign, body })],
  ['a test of a campaign', campaignTemplates['campaign-test'], (body: string) => ({ ...campaign, body })],
  ['an alert', contactTemplates['contact-alert'], (message: string) => ({ ...contact, message })],
  ['a reply', contactTemplates['contact-reply'], (text: string) => ({ ...contact, text, message: 'Hi' })],
  ['a quote', contactTemplates['contact-reply'], (message: string) => ({ ...contact, text: 'Hi', message })],
  [
    'a message to an applicant',
    applicationTemplates['application-message'],
    (body: string) => ({ ...person, subject: 'Interview', body }),
  ],
  ['a refusal', personalDataTemplates['privacy-refused'], (reason: string) => ({ kind: 'access', reason })],
] as const

it.each(emails)(
  'of any length has few paragraph elements and every word: %s',
  async (_, template, propsOf) => {
    const countElements = (html: string) => html.split('<p ').length
    const words = Array.from({ length: 1_000 }, (_word, index) => `word${index}.`)
    const shortEmail = await renderMail(template, propsOf('Short'))
    const { html, text } = await renderMail(template, propsOf(words.join('\n\n')))
    expect(countElements(html) - countElements(shortEmail.html)).toBeLessThan(200)
    for (const word of words) expect(html).toContain(word)
    // In the text part, a blank line separates all paragraphs.
    expect(text).toContain(words.join('\n\n'))
  },
)

it.each(emails)('shows blank lines and line breaks as typed: %s', async (_, template, propsOf) => {
  const typed = 'Dear <b>Ada</b>,\n\nBring:\n1. a passport\n2. a photo\n\nKind regards\nChidi'
  const { html, text } = await renderMail(template, propsOf(typed.replace(',\n\n', ',\n\n\n\n')))
  for (const paragraph of [
    'Dear &lt;b&gt;Ada&lt;/b&gt;,',
    'Bring:\n1. a passport\n2. a photo',
    'Kind regards\nChidi',
  ])
    expect(html).toMatch(new RegExp(`<p [^>]*white-space:pre-line[^>]*>${RegExp.escape(paragraph)}</p>`))
  expect(text).toContain(typed)
})
