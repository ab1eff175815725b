// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { mount, text } from '../../../../tests/support/mount'
import { TurnOffDialog } from './turn-off-dialog'

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))
vi.mock('@/lib/account/actions', () => ({ disableSecondFactor: async () => ({ ok: true, data: null }) }))

it.each([
  [false, false, 'You will only need your password to sign in.'],
  [true, true, 'You will need a passkey to sign in.'],
  [true, false, 'you’ll only have access to this page until you set one up again.'],
])(
  'says what sign-in takes afterward (required: %s, passkey: %s)',
  async (isFactorRequired, hasPasskey, what) => {
    await mount(
      <TurnOffDialog open onClose={() => {}} isFactorRequired={isFactorRequired} hasPasskey={hasPasskey} />,
    )
    expect(text()).toContain(what)
  },
)
