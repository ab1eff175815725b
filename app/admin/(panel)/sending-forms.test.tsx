// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { click, mount, submit, type, until } from '../../../tests/support/mount'
import { EmailButton } from './applications/[id]/email-button'
import { ReplyButton } from './contact/[id]/reply-button'
import { RefuseRequest } from './privacy/refuse-request'
import { InviteButton } from './staff/invite-button'

const send = vi.hoisted(() => vi.fn(async () => ({ ok: false, message: 'Please try again.' })))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  unstable_isUnrecognizedActionError: () => false,
}))
vi.mock('@/lib/applications/actions', () => ({ sendMessage: send }))
vi.mock('@/lib/contact/actions', () => ({ sendReply: send }))
vi.mock('@/lib/personal-data/actions', () => ({ refuseRequest: send }))
vi.mock('@/lib/staff/actions', () => ({ inviteColleague: send }))

const id = 'aaaaaaaa-0000-4000-8000-000000000001'
const person = { name: 'Ada Obi', email: 'ada@example.com' }
const message = { id, ...person, subject: 'Payday', text: 'When is it?', reference: 'PW-1' }
const application = {
  id,
  eventId: id,
  newestEmailId: null,
  applicantName: person.name,
  email: person.email,
  positionTitle: 'Cook',
}

const forms: Record<string, { button: ReactNode; typed: Record<string, string> }> = {
  'a reply': {
    button: (
      <ReplyButton
        message={message}
        newestReplyId={null}
        replyId={id}
        savedReplies={[]}
        isInitiallyOpen={false}
      />
    ),
    typed: { text: 'It is on the' },
  },
  'an email to an applicant': {
    button: <EmailButton {...application} />,
    typed: { subject: 'Interview', body: 'Could you come on' },
  },
  'a refusal': {
    button: <RefuseRequest id={id} kind="access" />,
    typed: { reason: 'We cannot' },
  },
  'an invitation': {
    button: <InviteButton />,
    typed: { email: 'bola@example.co', role: 'editor' },
  },
}

it.each(Object.entries(forms))('does not send %s with Ctrl+S', async (_what, form) => {
  send.mockClear()
  await mount(form.button)
  await click('button')
  for (const [name, value] of Object.entries(form.typed)) {
    await type(name, value)
    const change = new Event('change', { bubbles: true })
    await act(async () => document.querySelector(`[name="${name}"]`)?.dispatchEvent(change))
  }
  const onSubmit = vi.fn()
  document.querySelector('form')?.addEventListener('submit', onSubmit)
  const key = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true })
  await act(async () => document.querySelector('form [name]')?.dispatchEvent(key))
  expect(onSubmit).not.toHaveBeenCalled()
  // Otherwise the browser would save the page.
  expect(key.defaultPrevented).toBe(true)
  await submit()
  await until(() => expect(send).toHaveBeenCalledOnce())
})
