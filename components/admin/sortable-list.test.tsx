// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import type { ActionResult } from '@/lib/platform/action-result'
import { click, mount } from '../../tests/support/mount'
import { SortableList } from './sortable-list'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh() {} }) }))

const items = ['Ada', 'Chidi', 'Ngozi'].map((name) => ({ id: name, name, content: name, actions: null }))
const region = () => document.querySelector('[aria-live]')

/** Renders the list. Returns a function that lets the server respond to the move that is being saved. */
async function mountList() {
  let respond = (_result: ActionResult<null>) => {}
  const save = () => new Promise<ActionResult<null>>((resolve) => (respond = resolve))
  await mount(<SortableList label="People" list="people" items={items} save={save} />)
  return (result: ActionResult<null>) => act(async () => respond(result))
}

it('announces a move once it is saved', async () => {
  const respond = await mountList()
  await click('[aria-label="Move Ada down"]')
  expect(region()?.textContent).toBe('')
  await respond({ ok: true, data: null })
  expect(region()?.textContent).toBe('Ada: position 2 of 3')
})

it('announces the latest of several moves', async () => {
  const respond = await mountList()
  await click('[aria-label="Move Ada down"]')
  await click('[aria-label="Move Ngozi up"]')
  await respond({ ok: true, data: null })
  await respond({ ok: true, data: null })
  expect(region()?.textContent).toBe('Ngozi: position 2 of 3')
})

it('does not announce a move that is refused', async () => {
  const respond = await mountList()
  await click('[aria-label="Move Ada down"]')
  await respond({ ok: false, message: 'Someone has reordered this list.' })
  expect(region()?.textContent).toBe('')
})

it('announces again that a row at the edge stays there', async () => {
  await mountList()
  await click('[aria-label="Move Ada up"]')
  const [announced] = region()?.childNodes ?? []
  expect(announced?.textContent).toBe('Ada: position 1 of 3')
  await click('[aria-label="Move Ada up"]')
  expect(region()?.textContent).toBe('Ada: position 1 of 3')
  expect(region()?.contains(announced ?? null)).toBe(false)
})
