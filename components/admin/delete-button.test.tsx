// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ActionResult } from '@/lib/platform/action-result'
import { click, mount, until } from '../../tests/support/mount'
import { Toaster } from '../ui/toaster'
import { DeleteButton } from './delete-button'
import { PageHeader } from './page-header'

const refresh = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
afterEach(() => refresh.mockReset())

const remove = vi.fn<() => Promise<ActionResult<null>>>()
const done = async () => ({ ok: true, data: null }) as const
const refused = async () => ({ ok: false, message: 'This person no longer exists.' }) as const

const own = '[aria-label="Move Chidi to Trash"]'
let showNames: (names: string[]) => void

function People({ initial = ['Ada', 'Chidi', 'Ngozi'] }) {
  const [names, setNames] = useState(initial)
  showNames = setNames
  return (
    <main>
      <PageHeader title="People" />
      <ul>
        {names.map((name) => (
          <li key={name}>
            <DeleteButton
              recordLabel="Person"
              name={name}
              input={{ id: name }}
              remove={remove}
              restore={done}
            />
          </li>
        ))}
      </ul>
    </main>
  )
}

async function deleteChidi(answer: typeof done | typeof refused, initial?: string[]) {
  remove.mockImplementation(answer)
  await mount(
    <>
      <People initial={initial} />
      <Toaster />
    </>,
  )
  document.querySelector<HTMLElement>(own)?.focus()
  await click(own)
  await click('Move to Trash')
  await until(() => expect(document.querySelector('dialog[open]')).toBeNull())
  const focused = document.activeElement
  return focused?.getAttribute('aria-label') ?? focused?.textContent
}

it('moves focus to the next row when the dialog closes', async () => {
  expect(await deleteChidi(done)).toBe('Move Ngozi to Trash')
})

it('moves focus to the next row if the row disappears before the dialog closes', async () => {
  refresh.mockImplementation(() => showNames(['Ada', 'Ngozi']))
  expect(await deleteChidi(done)).toBe('Move Ngozi to Trash')
  expect(document.querySelector(own)).toBeNull()
})

it('moves focus to the page’s heading after the last row is deleted', async () => {
  refresh.mockImplementation(() => showNames([]))
  expect(await deleteChidi(done, ['Chidi'])).toBe('People')
})

it('keeps focus on the row if the server refuses to delete it', async () => {
  expect(await deleteChidi(refused)).toBe('Move Chidi to Trash')
})

it('returns focus to the row when Undo is pressed', async () => {
  await deleteChidi(done)
  const undo = document.querySelector<HTMLElement>('[data-sonner-toast] button')
  await act(async () => undo?.focus())
  expect(document.activeElement?.textContent).toBe('Undo')
  await act(async () => undo?.click())
  expect(document.activeElement?.ariaLabel).toBe('Move Ngozi to Trash')
})
