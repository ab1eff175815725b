// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { click, mount, submit, text, type, until } from '../../../../tests/support/mount'
import { RefuseRequest } from './refuse-request'

const refuseRequest = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  unstable_isUnrecognizedActionError: () => false,
}))
vi.mock('@/lib/personal-data/actions', () => ({ refuseRequest }))

const id = 'aaaaaaaa-0000-4000-8000-000000000001'
const reason = 'We cannot confirm that this address is yours.'

it('keeps the reason after the dialog is closed, until the refusal is sent', async () => {
  refuseRequest.mockResolvedValue({ ok: true, data: null })
  await mount(<RefuseRequest id={id} kind="access" />)
  await click('Refuse request')
  await type('reason', reason)
  await click('[aria-label="Close"]')
  expect(text()).toBe('Continue refusal')
  await click('Continue refusal')
  expect(document.querySelector('textarea')?.value).toBe(reason)
  await submit()
  await until(() => expect(refuseRequest).toHaveBeenCalledWith({ id, reason }))
  await until(() => expect(text()).toBe('Refuse request'))
})
