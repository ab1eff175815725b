// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { mount, until } from '../../../../tests/support/mount'
import { CommandPalette } from './command-palette'

const loading = vi.hoisted(() => Promise.withResolvers<void>())

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))
vi.mock('./palette-dialog', async () => {
  await loading.promise
  return { PaletteDialog: ({ firstTyped }: { firstTyped: string }) => <output>{firstTyped}</output> }
})

const key = (key: string, ctrlKey = false) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }))

it('keeps what is typed while it loads, instead of opening another screen', async () => {
  const clicked = vi.fn((event: Event) => event.preventDefault())
  await mount(
    <>
      <aside>
        <a href="/admin/account" onClick={(event) => clicked(event.nativeEvent)}>
          Your account
        </a>
      </aside>
      <CommandPalette signOut={async () => null as never} />
    </>,
  )
  key('k', true)
  for (const letter of 'go') key(letter)
  loading.resolve()
  await until(() => expect(document.querySelector('output')?.textContent).toBe('go'))
  expect(clicked).not.toHaveBeenCalled()
})
