// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { click, mount, text, until } from '../../tests/support/mount'
import { Toaster } from '../ui/toaster'
import { loadFailures } from './load-failures'
import { RefreshButton } from './refresh-button'
import { TryAgain } from './try-again'

const refresh = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const fetched = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', fetched)
const disconnect = () => fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
const connect = () => fetched.mockReset().mockResolvedValue(Response.json({ status: 'ok' }))

it('keeps the screen and the error message while offline, until Try Again succeeds', async () => {
  disconnect()
  await mount(
    <>
      <RefreshButton failure={loadFailures.waitlist} />
      <Toaster />
    </>,
  )
  await click('Refresh')
  await until(() => expect(text()).toContain('Failed to load waitlist entries. Please try again.'))
  await click('Try Again')
  await until(() => expect(fetched).toHaveBeenCalledTimes(2))
  expect(text()).toContain('Failed to load waitlist entries. Please try again.')
  expect(refresh).not.toHaveBeenCalled()
  connect()
  await click('Try Again')
  await until(() => expect(text()).not.toContain('Failed to load'))
  expect(refresh).toHaveBeenCalledOnce()
})

it('reloads a failed screen only if the site responds, and says if it does not', async () => {
  const retry = vi.fn()
  disconnect()
  await mount(
    <>
      <TryAgain retry={retry} />
      <Toaster />
    </>,
  )
  await click('Try Again')
  await until(() => expect(text()).toContain('The site could not be reached.'))
  expect(retry).not.toHaveBeenCalled()
  connect()
  await click('Try Again')
  await until(() => expect(retry).toHaveBeenCalledOnce())
})
