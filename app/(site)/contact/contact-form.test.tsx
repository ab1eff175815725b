// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { mount, submit, text, type, until } from '@/tests/support/mount'
import { AnswerSuggestions } from './answer-suggestions'
import { ContactForm } from './contact-form'

const SUGGESTED = 'These answers may help'

it('removes the suggested answers once the message is sent', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ hits: [{ href: '/help#phone', title: 'A lost phone' }] }),
  )
  const send = async () => ({ ok: true as const, data: { reference: 'M-1', isAcknowledged: true } })
  await mount(
    <ContactForm send={send}>
      <AnswerSuggestions />
    </ContactForm>,
  )
  await type('name', 'Ada Obi')
  await type('email', 'ada@example.com')
  await type('subject', 'My phone')
  await type('message', 'I lost it on the bus')
  await until(() => expect(text()).toContain(SUGGESTED))
  await submit()
  await until(() => expect(text()).toContain('Message sent. Thank you!'))
  expect(text()).not.toContain(SUGGESTED)
})
