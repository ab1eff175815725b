// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ActionResult } from '@/lib/platform/action-result'
import { click, mount, submit, text, type, until } from '../../tests/support/mount'
import { Button } from '../ui/button'
import { RefusalNotice } from './refusal-notice'
import { usePublicForm } from './use-public-form'

const unknownAction = vi.hoisted(() => new Error('unknown action'))
vi.mock('next/navigation', () => ({
  unstable_isUnrecognizedActionError: (error: unknown) => error === unknownAction,
}))

const send = vi.fn<(previous: unknown, form: FormData) => Promise<ActionResult<null>>>()
beforeEach(() => void send.mockReset())

const FAILURE = 'The site could not be reached.'

function Sample({ initialResponse }: { initialResponse?: ActionResult<null> }) {
  const form = usePublicForm({
    send,
    failure: FAILURE,
    key: 'sample',
    check: ({ name }) => (name ? null : { name: 'Enter your name' }),
    ...(initialResponse && { initialResponse }),
  })
  const { message, fieldErrors = {} } = form.refusal ?? {}
  return (
    <form
      ref={form.ref}
      onSubmit={form.submit}
      onInput={({ target }) => form.clearFieldError((target as HTMLInputElement).name)}
    >
      {form.response?.ok && 'Sent'}
      {message && <RefusalNotice message={message} reload={() => form.reload()} />}
      <input name="name" defaultValue={form.values?.name} />
      {fieldErrors.name}
      <input name="email" defaultValue={form.values?.email} />
      {fieldErrors.email}
      <input type="hidden" name="consent" value="1" />
      <Button type="submit" loading={form.isSending}>
        Send
      </Button>
    </form>
  )
}

const valueIn = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value
const focused = () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent
const submissionsSent = () => send.mock.calls.map(([, form]) => form.get('submission'))

it('calls the server only if there are no errors, and otherwise focuses the first invalid field', async () => {
  send.mockResolvedValue({ ok: false, fieldErrors: { email: 'Not an address' } })
  await mount(<Sample />)
  await submit()
  expect(send).not.toHaveBeenCalled()
  expect(text()).toContain('Enter your name')
  expect(focused()).toBe('name')
  await type('name', 'Ada')
  expect(text()).not.toContain('Enter your name')
  await submit()
  await until(() => expect(text()).toContain('Not an address'))
  expect(focused()).toBe('email')
})

it('focuses the first invalid field after a form that was posted without JavaScript is refused', async () => {
  const initialResponse = {
    ok: false as const,
    fieldErrors: { email: 'Not an address' },
    values: { name: 'Ada', email: 'ada@' },
  }
  await mount(<Sample initialResponse={initialResponse} />)
  expect(focused()).toBe('email')
  await type('name', '')
  await submit()
  expect(text()).toContain('Enter your name')
  expect(valueIn('email')).toBe('ada@')
})

describe('on a page whose address has a fragment', () => {
  const initialResponse = { ok: false, fieldErrors: { email: 'Not an address' } } as const
  const nextFrame = vi.spyOn(window, 'requestAnimationFrame')
  const readyState = vi.spyOn(document, 'readyState', 'get')
  const showFragment = () => {
    ;(document.activeElement as HTMLElement).blur()
  }
  const runFrames = () => {
    for (const [frame] of nextFrame.mock.calls.splice(0)) frame(0)
  }
  beforeEach(() => {
    nextFrame.mockReturnValue(1)
    location.hash = 'form'
  })
  afterEach(() => {
    nextFrame.mockReset()
    readyState.mockReset()
    location.hash = ''
  })

  it('focuses the field again after the browser has taken focus away', async () => {
    await mount(<Sample initialResponse={initialResponse} />)
    showFragment()
    runFrames()
    expect(focused()).toBe('email')
  })

  it('focuses the field again if the page loads for longer than the script', async () => {
    readyState.mockReturnValue('interactive')
    await mount(<Sample initialResponse={initialResponse} />)
    runFrames()
    showFragment()
    window.dispatchEvent(new Event('load'))
    runFrames()
    expect(focused()).toBe('email')
  })

  it('leaves focus where the visitor has moved it', async () => {
    readyState.mockReturnValue('interactive')
    await mount(<Sample initialResponse={initialResponse} />)
    document.querySelector<HTMLElement>('[name=name]')?.focus()
    window.dispatchEvent(new Event('load'))
    runFrames()
    expect(focused()).toBe('name')
  })
})

it('sends the same content with the same id until it is accepted', async () => {
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await mount(<Sample />)
  await type('name', 'Ada')
  document.querySelector('button')?.focus()
  await submit()
  await until(() => expect(text()).toContain(FAILURE))
  expect(focused()).toBe('Send')
  send.mockResolvedValue({ ok: true, data: null })
  await submit()
  await until(() => expect(text()).toContain('Sent'))
  await submit()
  await until(() => expect(send).toHaveBeenCalledTimes(3))
  const [first, second, third] = submissionsSent()
  expect(first).toBeTruthy()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it('shows errors of hidden fields in the message', async () => {
  send.mockResolvedValue({ ok: false, fieldErrors: { consent: 'The terms have changed' } })
  await mount(<Sample />)
  await type('name', 'Ada')
  await submit()
  await until(() => expect(text()).toContain('The terms have changed'))
})

it('keeps the input if someone reloads an outdated page with the browser', async () => {
  send.mockRejectedValue(unknownAction)
  await mount(<Sample />)
  await type('name', 'Ada')
  await submit()
  await until(() => expect(text()).toContain('You won’t lose what you’ve typed.'))
  await type('name', 'Ada Obi')
  window.dispatchEvent(new Event('pagehide'))
  await mount(<Sample />)
  expect(valueIn('name')).toBe('Ada Obi')
})

it('keeps no input of a form that was sent after all', async () => {
  send.mockRejectedValueOnce(unknownAction).mockResolvedValueOnce({ ok: true, data: null })
  await mount(<Sample />)
  await type('name', 'Ada')
  await submit()
  await until(() => expect(text()).toContain('You won’t lose what you’ve typed.'))
  await submit()
  await until(() => expect(send).toHaveBeenCalledTimes(2))
  window.dispatchEvent(new Event('pagehide'))
  await mount(<Sample />)
  expect(valueIn('name')).toBe('')
})

it('tells people to copy what they typed on an outdated page if storage is blocked', async () => {
  send.mockRejectedValue(unknownAction)
  const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  await mount(<Sample />)
  await type('name', 'Ada')
  await submit()
  await until(() => expect(text()).toContain('Please copy what you’ve typed, then reload the page.'))
  expect(text()).not.toContain('Reload')
  store.mockRestore()
})

it('keeps the input when an outdated page is reloaded', async () => {
  send.mockImplementation(async () => {
    throw unknownAction
  })
  const reload = vi.fn()
  vi.stubGlobal('location', { href: 'http://localhost/', reload })
  await mount(<Sample />)
  await type('name', 'Ada')
  await submit()
  await until(() => expect(text()).toContain('Please reload it. You won’t lose what you’ve typed.'))
  await click('Reload')
  expect(reload).toHaveBeenCalledOnce()
  await mount(<Sample />)
  expect(valueIn('name')).toBe('Ada')
  vi.unstubAllGlobals()
})
