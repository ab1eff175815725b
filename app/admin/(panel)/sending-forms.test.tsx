// @vitest-environment jsdom
import { act, type ReactNode, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { NoteForm } from '@/components/admin/note-form'
import type { ActionRefusal } from '@/lib/platform/action-result'
import { click, mount, submit, text, type, until } from '../../../tests/support/mount'
import { EmailButton } from './applications/[id]/email-button'
import { ReplyButton } from './contact/[id]/reply-button'
import { RefuseRequest } from './privacy/refuse-request'
import { InviteButton } from './staff/invite-button'

const { send, refresh } = vi.hoisted(() => ({
  send: vi.fn(async (): Promise<ActionRefusal> => ({ ok: false, message: 'Please try again.' })),
  refresh: vi.fn(),
}))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh }),
  useSearchParams: () => new URLSearchParams(location.search),
  unstable_isUnrecognizedActionError: () => false,
}))
vi.mock('@/lib/applications/actions', () => ({ sendMessage: send }))
vi.mock('@/lib/contact/actions', () => ({ sendReply: send }))
vi.mock('@/lib/personal-data/actions', () => ({ refuseRequest: send }))
vi.mock('@/lib/staff/actions', () => ({ inviteColleague: send }))

const id = 'aaaaaaaa-0000-4000-8000-000000000001'

beforeEach(() => history.replaceState(null, '', `/admin/contact/${id}`))

const person = { name: 'Ada Obi', email: 'ada@example.com' }
const message = { id, ...person, subject: 'Payday', text: 'When is it?', reference: 'PW-1' }
const application = {
  id,
  eventId: id,
  newestEmailId: null,
  applicantName: person.name,
  email: person.email,
  positionTitle: 'Cook',
  isInTrash: false,
}

const reply = {
  message,
  newestReplyId: null,
  replyId: id,
  savedReplies: [{ id, version: 1, title: 'Payday', body: 'It is on the 25th' }],
  isInTrash: false,
}

const forms = {
  'a reply': {
    button: <ReplyButton {...reply} />,
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
} satisfies Record<string, { button: ReactNode; typed: Record<string, string> }>

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

it.each([
  ['a reply', forms['a reply']],
  ['an email to an applicant', forms['an email to an applicant']],
  ['a refusal', forms['a refusal']],
  [
    'a note',
    { button: <NoteForm id={id} noteId={id} isInTrash={false} addNote={send} />, typed: { text: 'Hi' } },
  ],
] as const)('keeps %s from being edited while it is being sent', async (_what, form) => {
  await mount(form.button)
  await click('button')
  for (const [name, value] of Object.entries(form.typed)) await type(name, value)
  let answer = (_refusal: ActionRefusal) => {}
  send.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  await submit()
  const writable = () => document.querySelectorAll('input:read-write, textarea:read-write').length
  await until(() => expect(writable()).toBe(0))
  // What a template inserts would be lost once the message is sent.
  expect(document.querySelectorAll('select:enabled')).toHaveLength(0)
  await act(async () => answer({ ok: false, message: 'Please try again.' }))
  expect(writable()).toBe(Object.keys(form.typed).length)
})

it.each([
  ['refreshes', 'outdated', { isOutdated: true as const }, 1],
  ['does not refresh', 'refused for another reason', {}, 0],
])('%s the screen around a reply that is %s', async (_effect, _reason, kind, times) => {
  refresh.mockClear()
  await mount(<ReplyButton {...reply} />)
  await click('button')
  await type('text', 'It is on the')
  send.mockResolvedValueOnce({ ok: false, message: 'Bisi has written, too.', ...kind })
  await submit()
  await until(() => expect(text()).toContain('Bisi has written, too.'))
  expect(refresh).toHaveBeenCalledTimes(times)
})

it.each([
  ['reply', (isInTrash: boolean) => <ReplyButton {...reply} isInTrash={isInTrash} />, 'text'],
  ['email', (isInTrash: boolean) => <EmailButton {...application} isInTrash={isInTrash} />, 'body'],
] as const)(
  'keeps what was typed into the %s when a colleague moves its record to Trash',
  async (what, render, name) => {
    let moveToTrash = () => {}
    function Screen() {
      const [isInTrash, setInTrash] = useState(false)
      moveToTrash = () => setInTrash(true)
      return render(isInTrash)
    }
    await mount(<Screen />)
    await click('button')
    await type(name, 'It is on the')
    await act(async () => moveToTrash())
    expect(text()).toContain(`Your ${what} has not been sent`)
    expect(document.querySelector<HTMLTextAreaElement>(`[name="${name}"]`)?.value).toBe('It is on the')
    expect(document.querySelector('[type=submit]')?.getAttribute('aria-disabled')).toBe('true')
  },
)

it('warns about blanks of a template, but not about other text in square brackets', async () => {
  await mount(<EmailButton {...application} />)
  await click('button')
  await type('body', 'Our offer [1] starts on [date].')
  expect(text()).toContain('Some blanks are not filled in yet')
  await type('body', 'Our offer [1] starts on Monday.')
  expect(text()).not.toContain('Some blanks are not filled in yet')
})

it('removes reply=1 from the URL and focuses the Reply button when the dialog closes', async () => {
  history.replaceState(null, '', '?sort=name&reply=1')
  await mount(<ReplyButton {...reply} />)
  expect(document.querySelector('dialog[open]')).not.toBeNull()
  await click('Close and keep draft')
  expect(document.querySelector('dialog[open]')).toBeNull()
  expect(location.search).toBe('?sort=name')
  expect(document.activeElement?.closest('button')?.textContent).toBe('Reply')
})

it.each([
  ['reply', <ReplyButton key="reply" {...reply} />, forms['a reply'].typed],
  ['email', <EmailButton key="email" {...application} />, forms['an email to an applicant'].typed],
])('no longer shows why the %s was not sent once the dialog is reopened', async (_what, button, typed) => {
  await mount(button)
  await click('button')
  for (const [name, value] of Object.entries(typed)) await type(name, value)
  send.mockResolvedValueOnce({ ok: false, message: 'Bisi has written, too.' })
  await submit()
  await until(() => expect(text()).toContain('Bisi has written, too.'))
  await click('Close and keep draft')
  await click('button')
  expect(document.querySelector('dialog[open]')).not.toBeNull()
  expect(text()).not.toContain('Bisi has written, too.')
})

it('no longer shows why a note was refused once its record is restored', async () => {
  let setInTrash = (_isInTrash: boolean) => {}
  function Screen() {
    const [isInTrash, set] = useState(false)
    setInTrash = set
    return <NoteForm id={id} noteId={id} isInTrash={isInTrash} addNote={send} />
  }
  await mount(<Screen />)
  await type('text', 'Called back.')
  send.mockResolvedValueOnce({ ok: false, message: 'Please restore it first.', isOutdated: true })
  await submit()
  await until(() => expect(text()).toContain('Please restore it first.'))
  await act(async () => setInTrash(true))
  expect(text()).toContain('Please restore it first.')
  await act(async () => setInTrash(false))
  expect(text()).not.toContain('Please restore it first.')
  expect(document.querySelector('textarea')?.value).toBe('Called back.')
})
