// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { mountOnServer, until } from '../../../../../tests/support/mount'
import { OnlySourcedSwitch } from './switches'

const setOnlySourced = vi.hoisted(() => vi.fn())
vi.mock('@/lib/landing/actions', () => ({ setOnlySourced, setClaimShown: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))

it('saves what was switched before the script ran', async () => {
  setOnlySourced.mockResolvedValue({ ok: true, data: null })
  const hydrate = await mountOnServer(<OnlySourcedSwitch onlySourced={false} />)
  document.querySelector<HTMLInputElement>('[role=switch]')?.click()
  await act(async () => hydrate())
  await until(() => expect(setOnlySourced).toHaveBeenCalledExactlyOnceWith({ onlySourced: true }))
})
