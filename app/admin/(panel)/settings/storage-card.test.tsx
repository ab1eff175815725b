// @vitest-environment jsdom
import { act, useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { StorageState } from '@/lib/settings/schema'
import { click, mount, text, until } from '../../../../tests/support/mount'
import { StorageCard } from './storage-card'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => {} }),
  unstable_isUnrecognizedActionError: () => false,
}))

const settings: StorageState['settings'] = { source: 'embedded', endpoint: '', region: '', saved: null }
const working: StorageState = { settings, health: { isReachable: true } }
const failing: StorageState = {
  settings,
  health: { isReachable: false, kind: 'unreachable', message: 'Nothing responds.' },
}
const test = vi.fn()
let show: (state: StorageState) => void

function Screen() {
  const [state, setState] = useState(working)
  show = setState
  return <StorageCard state={state} actions={{ connect: vi.fn(), disconnect: vi.fn(), test }} />
}

async function testStorage(isWorking: boolean) {
  const message = isWorking ? 'Everything works.' : 'The keys were rejected.'
  test.mockResolvedValueOnce({ ok: true, data: { isWorking, message } })
  await click('Test storage')
  await until(() => expect(text()).toContain(message))
}

it('does not show the result of an earlier test once the storage has stopped working', async () => {
  await mount(<Screen />)
  await testStorage(true)
  await act(async () => show(failing))
  expect(text()).toContain('Nothing responds.')
  expect(text()).not.toContain('Everything works.')
})

it('does not show the result of an earlier test after the connection dialog', async () => {
  await mount(<Screen />)
  await testStorage(false)
  await click('Connect your own storage')
  await click('dialog [aria-label=Close]')
  expect(text()).not.toContain('The keys were rejected.')
})
