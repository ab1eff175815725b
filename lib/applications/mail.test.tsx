import { expect, it, vi } from 'vitest'
import { renderMail } from '@/lib/mail/template'
import { applicationTemplates } from './mail'

vi.mock('@/lib/platform/env', () => ({ env: { APP_URL: 'http://localhost' } }))

const confirm = (positionTitle: string) =>
  renderMail(applicationTemplates['application-received'], {
    positionTitle,
    contactEmail: 'hiring@example.com',
  })

it('a confirmation names the position', async () => {
  const { subject, text } = await confirm('Product Designer')
  expect(subject).toBe('We’ve received your application: Product Designer')
  expect(text).toContain('your application for the Product Designer position. Someone on our hiring team')
})

it('a confirmation, which anyone can have sent to anyone, carries no message in the position’s title', async () => {
  const { subject, html, text } = await confirm('Final notice: claim ₦250,000 at pay.example')
  expect(subject).toBe('We’ve received your application')
  expect(html).not.toContain('pay.example')
  expect(text).toContain('We’ve received your application. Someone on our hiring team')
})
