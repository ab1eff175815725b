// @vitest-environment jsdom
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { click, mount, until } from '../../tests/support/mount'
import { ConfirmButton } from './confirm-button'
import { PageHeader } from './page-header'
import { RestoreButton } from './restore-button'
import { RetryEmail } from './retry-email'

const refresh = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
beforeEach(() => refresh.mockReset())

const done = async () => ({ ok: true, data: null }) as const
let show: (waiting: string[]) => void

function List({ button }: { button: (name: string) => ReactNode }) {
  const [waiting, setWaiting] = useState(['Ada', 'Chi'])
  show = setWaiting
  return (
    <main>
      <PageHeader title="Everyone" />
      <ul>
        {['Ada', 'Bola', 'Chi'].map((name) => (
          <li key={name}>{waiting.includes(name) && button(name)}</li>
        ))}
      </ul>
    </main>
  )
}

it('moves focus to the heading from a button that disappears and is in no row', async () => {
  let hide = () => {}
  function Screen() {
    const [isShown, setShown] = useState(true)
    hide = () => setShown(false)
    return (
      <main>
        <PageHeader title="Your account" />
        {isShown && (
          <ConfirmButton
            label="Sign out all others"
            question="Sign out?"
            verb="Sign out"
            run={done}
            done="Done"
            disappears
          >
            They lose unsaved changes.
          </ConfirmButton>
        )}
      </main>
    )
  }
  await mount(<Screen />)
  refresh.mockImplementation(() => hide())
  document.querySelector('button')?.focus()
  await click('Sign out all others')
  await click('Sign out')
  await until(() => expect(document.activeElement).toBe(document.querySelector('h1')))
})

it.each([
  ['Retry the email to', (name: string) => <RetryEmail id={name} address={name} retry={done} />],
  ['Restore', (name: string) => <RestoreButton input={{ id: name }} name={name} restore={done} />],
])(
  'moves focus from “%s” to the same button in a later row, or else to the heading',
  async (label, button) => {
    await mount(<List button={button} />)
    for (const [waiting, focused] of [
      [['Chi'], `${label} Chi`],
      [[], 'Everyone'],
    ] as const) {
      refresh.mockImplementation(() => show([...waiting]))
      document.querySelector('button')?.focus()
      await click('button')
      await until(() => expect(document.activeElement?.textContent).toBe(focused))
    }
  },
)
