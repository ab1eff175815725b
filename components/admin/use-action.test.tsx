// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { addGuard } from '@/components/forms/leave-guards'
import type { ActionResult } from '@/lib/platform/action-result'
import { click, mount, text, until } from '../../tests/support/mount'
import { Button } from '../ui/button'
import { Toaster } from '../ui/toaster'
import { useAction } from './use-action'

const refresh = vi.hoisted(() => vi.fn())
const unknownAction = vi.hoisted(() => new Error('unknown action'))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh }),
  unstable_isUnrecognizedActionError: (error: unknown) => error === unknownAction,
}))
beforeEach(() => void refresh.mockClear())

type Send = (input: { id: string }) => Promise<ActionResult<{ count: number }>>

function Resend({ send, done = 'The email is queued again' }: { send: Send; done?: string | (() => void) }) {
  const [run, isPending] = useAction(send, { done })
  return (
    <>
      <Button loading={isPending} onClick={() => run({ id: 'a' })}>
        Send again
      </Button>
      <Toaster />
    </>
  )
}

it('is pending until the action is done, then reports success and reloads the screen', async () => {
  const resolvers: ((result: ActionResult<{ count: number }>) => void)[] = []
  await mount(<Resend send={() => new Promise((resolve) => resolvers.push(resolve))} />)
  await click('Send again')
  const button = document.querySelector('button[aria-busy]')
  expect(button).not.toBeNull()
  expect(text()).not.toContain('The email is queued again')
  resolvers[0]?.({ ok: true, data: { count: 1 } })
  await until(() => expect(text()).toContain('The email is queued again'))
  await until(() => expect(button?.ariaBusy).not.toBe('true'))
  expect(refresh).toHaveBeenCalledOnce()
})

it('shows the reason for a refusal and reloads the screen', async () => {
  await mount(<Resend send={async () => ({ ok: false, message: 'The email has already been sent.' })} />)
  await click('Send again')
  await until(() => expect(text()).toContain('The email has already been sent.'))
  await until(() => expect(refresh).toHaveBeenCalledOnce())
})

it.each([
  ['keeps', 'if the screen has unsaved text', {}, 0],
  ['reloads', 'even then if it is outdated', { isOutdated: true as const }, 1],
])('%s the screen after a refusal %s', async (_effect, _reason, kind, times) => {
  const removeGuard = addGuard({ scope: 'url', hasDraft: { current: false } })
  await mount(<Resend send={async () => ({ ok: false, message: 'This message was erased.', ...kind })} />)
  await click('Send again')
  // The reason is shown a moment after the button is ready again.
  await until(() => expect(text()).toContain('This message was erased.'))
  await until(() => expect(document.querySelector('button')?.ariaBusy).not.toBe('true'))
  removeGuard()
  expect(refresh).toHaveBeenCalledTimes(times)
})

it('reports a lost connection, keeps the screen and offers to try again', async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  send.mockResolvedValue({ ok: true, data: { count: 1 } })
  await mount(<Resend send={send} />)
  await click('Send again')
  await until(() => expect(text()).toContain('The site could not be reached. Please try again.'))
  expect(refresh).not.toHaveBeenCalled()
  await click('Try again')
  await until(() => expect(text()).toContain('The email is queued again'))
  expect(send.mock.calls).toEqual([[{ id: 'a' }], [{ id: 'a' }]])
})

it('asks for a reload if the page is from another release, where trying again would fail', async () => {
  await mount(<Resend send={() => Promise.reject(unknownAction)} />)
  await click('Send again')
  await until(() => expect(text()).toContain('This page is out of date. Please reload it and try again.'))
  expect(document.querySelector('[data-sonner-toast] button')).toBeNull()
})

it('reloads even after the screen was left, because Back would show it as it was', async () => {
  const leave = vi.fn()
  await mount(<Resend send={async () => ({ ok: true, data: { count: 1 } })} done={leave} />)
  await click('Send again')
  await until(() => expect(refresh).toHaveBeenCalledOnce())
  expect(leave).toHaveBeenCalledBefore(refresh)
})
