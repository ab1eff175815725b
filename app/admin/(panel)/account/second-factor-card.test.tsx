// @vitest-environment jsdom
import { act, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { click, mount } from '../../../../tests/support/mount'
import { SecondFactorCard } from './second-factor-card'

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))
vi.mock('@/lib/account/actions', () => ({
  beginSecondFactorSetup: vi.fn(),
  regenerateRecoveryCodes: vi.fn(),
  disableSecondFactor: vi.fn(),
}))

it('keeps focus on its button when two-factor authentication is turned on or off', async () => {
  let turn = (_isOn: boolean) => {}
  function Card() {
    const [hasSecondFactor, setOn] = useState(false)
    turn = setOn
    return (
      <SecondFactorCard
        username="ada"
        hasSecondFactor={hasSecondFactor}
        isFactorRequired={false}
        hasPasskey={false}
        codesLeft={10}
      />
    )
  }
  await mount(<Card />)
  document.querySelector('button')?.focus()
  for (const [isOn, label] of [
    [true, 'Turn off'],
    [false, 'Set up two-factor authentication'],
  ] as const) {
    await click(document.activeElement?.textContent ?? '')
    await click('Cancel')
    await act(async () => turn(isOn))
    expect(document.activeElement?.textContent).toBe(label)
  }
})
