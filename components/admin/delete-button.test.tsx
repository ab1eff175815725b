// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { click, mount, until } from '../../tests/support/mount'
import { DeleteButton } from './delete-button'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

const done = async () => ({ ok: true, data: null }) as const
const refused = async () => ({ ok: false, message: 'This person no longer exists.' }) as const

async function deleteSecond(remove: typeof done | typeof refused) {
  await mount(
    <ul>
      {['Ada', 'Chidi', 'Ngozi'].map((name) => (
        <li key={name}>
          <DeleteButton recordLabel="Person" name={name} input={{ name }} remove={remove} restore={done} />
        </li>
      ))}
    </ul>,
  )
  const own = '[aria-label="Move Chidi to Trash"]'
  document.querySelector<HTMLElement>(own)?.focus()
  await click(own)
  const dialog = document.querySelector('dialog[open]') as HTMLDialogElement
  await click('Move to Trash')
  await until(() => expect(dialog.open).toBe(false))
  return document.activeElement?.getAttribute('aria-label')
}

it('moves focus to the next row when the dialog closes', async () => {
  expect(await deleteSecond(done)).toBe('Move Ngozi to Trash')
})

it('keeps focus on the row if the server refuses to delete it', async () => {
  expect(await deleteSecond(refused)).toBe('Move Chidi to Trash')
})
