// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { click, mount, text, until } from '../../../../tests/support/mount'
import { PasskeysCard } from './passkeys-card'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))
vi.mock('@/lib/account/actions', () => ({ removePasskey: async () => ({ ok: true, data: null }) }))

const passkey = (name: string) => ({ id: name, name, createdAt: new Date(), lastUsedAt: null })
const [phone, laptop] = [passkey('phone'), passkey('laptop')]
const warning = 'you’ll only have access to this page until you set one up again'

it('warns before the last passkey is removed while one is needed', async () => {
  await mount(<PasskeysCard passkeys={[phone]} needsPasskey />)
  await click('Remove phone')
  expect(text()).toContain(warning)

  await mount(<PasskeysCard passkeys={[phone]} needsPasskey={false} />)
  await click('Remove phone')
  expect(text()).not.toContain(warning)

  await mount(<PasskeysCard passkeys={[phone, laptop]} needsPasskey />)
  await click('Remove phone')
  expect(text()).not.toContain(warning)
})

it('moves focus to the next passkey after one is removed', async () => {
  await mount(<PasskeysCard passkeys={[phone, laptop]} needsPasskey />)
  await click('Remove phone')
  await click('Remove')
  await until(() => expect(document.activeElement?.textContent).toBe('Remove laptop'))
})
