import { expect, it, vi } from 'vitest'
import { renderMail } from '@/lib/mail/template'
import { applicationTemplates } from './mail'

vi.mock('@/lib/platform/env', () => ({ env: { APP_URL: 'http://localhost' } }))

const confirm = (positionTitle: string) =>
  renderMail(applicationTemplates['application-received'], {
    positionTitle,
    contactEmail: 'hiring@example.com',
  })

it.each(['Product Designer', 'Senior Backend Engineer, Payouts', 'Head of Growth & Sales (Lagos)'])(
  'a confirmation names the position: %s',
  async (title) => {
    const { subject, html } = await confirm(title)
    expect(subject).toBe(`We’ve received your application: ${title}`)
    expect(html).toContain(`for the <strong>${title.replace('&', '&amp;')}</strong> position`)
  },
)

it('a confirmation leaves out a title that could carry a message to a stranger', async () => {
  const { subject, html, text } = await confirm('Final notice: claim ₦250,000 at pay.example')
  expect(subject).toBe('We’ve received your application')
  expect(html).not.toContain('pay.example')
  expect(text).toContain('We’ve received your application. Someone on our hiring team')
})
