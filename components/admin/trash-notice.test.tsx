// @vitest-environment jsdom
import { act, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { mount, text, until } from '../../tests/support/mount'
import { Toaster } from '../ui/toaster'
import { DeleteButton } from './delete-button'
import { TrashNotice } from './trash-notice'

let setDeletedAt: (deletedAt: Date | null) => void
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => setDeletedAt(isDeleted ? new Date() : null) }),
}))
let isDeleted = false
const setDeleted = (isNowDeleted: boolean) => async () => {
  isDeleted = isNowDeleted
  return { ok: true as const, data: null }
}
const remove = setDeleted(true)
const restore = setDeleted(false)

/** The page of a record, which the router refreshes once the record has been deleted or restored. */
function Page() {
  const [deletedAt, set] = useState<Date | null>(null)
  setDeletedAt = set
  return (
    <>
      <TrashNotice id="1" name="Payday" deletedAt={deletedAt} restore={restore} />
      {!deletedAt && (
        <DeleteButton
          recordLabel="Message"
          text="Move to Trash"
          name="Payday"
          input={{ id: '1' }}
          remove={remove}
          restore={restore}
        />
      )}
      <input aria-label="Note" />
      <Toaster />
    </>
  )
}

async function press(text: string) {
  const button = [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === text)
  button?.focus()
  await act(async () => button?.click())
}

const focused = () => document.activeElement?.closest('button')?.textContent

it('moves focus to Restore after the deletion, and back after restoring', async () => {
  await mount(<Page />)
  await press('Move to Trash')
  await press('Move to Trash')
  await until(() => expect(focused()).toBe('Restore Payday'))
  await press('Restore Payday')
  await until(() => expect(focused()).toBe('Move to Trash'))
})

it('no longer offers to undo the deletion once the record is restored', async () => {
  await mount(<Page />)
  await press('Move to Trash')
  await press('Move to Trash')
  await until(() => expect(text()).toContain('Message deleted successfully!'))
  await press('Restore Payday')
  await until(() => expect(text()).toContain('Restored Payday'))
  await until(() => expect(text()).not.toContain('Message deleted successfully!'))
})

it('leaves focus in a field when a colleague deletes the record', async () => {
  await mount(<Page />)
  document.querySelector('input')?.focus()
  await act(async () => setDeletedAt(new Date()))
  expect(document.activeElement?.ariaLabel).toBe('Note')
})
