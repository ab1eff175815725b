// @vitest-environment jsdom
import { act, type ComponentProps, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { click, mount, submit, text, type, until } from '@/tests/support/mount'
import { ComposeForm } from './compose-form'

const { push, start, sendTest } = vi.hoisted(() => ({ push: vi.fn(), start: vi.fn(), sendTest: vi.fn() }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push, refresh: vi.fn() }),
  unstable_isUnrecognizedActionError: () => false,
}))
vi.mock('@/lib/campaigns/actions', () => ({
  startCampaign: start,
  previewMessage: async () => ({ ok: false }),
  sendTestMessage: sendTest,
}))

type Props = ComponentProps<typeof ComposeForm>
const postOf = (postId: string, title: string): Props => ({
  audience: { kind: 'newsletter', postId },
  recipients: 2,
  testEmail: '',
  start: { subject: title, preview: '', body: 'A new article is out.' },
})
const first = postOf('aaaaaaaa-0000-4000-8000-000000000001', 'Payday')
const second = postOf('aaaaaaaa-0000-4000-8000-000000000002', 'Market day')

let open: (props: Props) => void
function Page() {
  const [props, setProps] = useState(first)
  open = setProps
  return <ComposeForm {...props} />
}

const subject = () => document.querySelector<HTMLInputElement>('[name=subject]')?.value

async function send(newSubject: string) {
  await type('subject', newSubject)
  await submit()
  await click('dialog button:not([aria-label])')
}

beforeEach(async () => {
  localStorage.clear()
  await mount(<Page />)
})

it('starts with the title of the post, not of the one announced before', async () => {
  expect(subject()).toBe('Payday')
  await act(async () => open(second))
  expect(subject()).toBe('Market day')
})

it('sends another message to the same audience as a new campaign', async () => {
  start.mockResolvedValue({ ok: true, data: { id: 'one', recipientCount: 2 } })
  for (const [count, each] of ['We are open', 'We are closed'].entries()) {
    await send(each)
    await until(() => expect(push).toHaveBeenCalledTimes(count + 1))
  }
  const sent = start.mock.calls.map(([input]) => input.submission)
  expect(sent[0]).not.toBe(sent[1])
})

it('keeps the message after a lost connection, and sends it again with the same id', async () => {
  start.mockClear()
  start.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await send('We are open')
  await until(() => expect(text()).toContain('no one will get the message twice'))
  expect(subject()).toBe('We are open')
  start.mockResolvedValue({ ok: true, data: { id: 'one', recipientCount: 2 } })
  await send('We are open')
  await until(() => expect(start).toHaveBeenCalledTimes(2))
  const [first, second] = start.mock.calls.map(([input]) => input.submission)
  expect(second).toBe(first)
})

it('keeps the confirmation dialog open while sending, which cannot be stopped', async () => {
  start.mockReturnValue(new Promise(() => undefined))
  await send('We are open')
  await click('Keep writing')
  await click('[aria-label=Close]')
  expect(document.querySelector('dialog')?.open).toBe(true)
})

it('moves focus to an empty field, or to the first one that the server refuses', async () => {
  await type('body', '')
  await submit()
  expect(document.activeElement?.getAttribute('name')).toBe('body')
  await type('body', 'We are open.')
  start.mockResolvedValue({ ok: false, fieldErrors: { body: 'Too long', subject: 'Too long' } })
  await send('We are open')
  await until(() => expect(text()).toContain('Too long'))
  expect(document.activeElement?.getAttribute('name')).toBe('subject')
})

it.each([
  ['subject', { subject: 'Too long', email: 'Not an address' }],
  ['test-email', { email: 'Not an address' }],
])('moves focus to %s if the server refuses a test for it', async (name, fieldErrors) => {
  sendTest.mockResolvedValue({ ok: false, fieldErrors })
  await click('Send test')
  await until(() => expect(text()).toContain('Not an address'))
  expect(document.activeElement?.getAttribute('name')).toBe(name)
})
