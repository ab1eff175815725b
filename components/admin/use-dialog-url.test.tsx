// @vitest-environment jsdom
import { act, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { click, mount, until } from '../../tests/support/mount'
import { useDialogUrl } from './use-dialog-url'

const router = vi.hoisted(() => ({ params: new URLSearchParams(), render: () => {} }))
vi.mock('next/navigation', () => ({
  useSearchParams: () => router.params,
}))

/** Shows the page at the current URL, as the router does once the page has arrived. */
const arrive = () =>
  act(async () => {
    if (router.params.toString() !== location.search.slice(1))
      router.params = new URLSearchParams(location.search)
    router.render()
  })

function Screen() {
  const [, setCount] = useState(0)
  router.render = () => setCount((count) => count + 1)
  const { value, close } = useDialogUrl('edit')
  return (
    <button type="button" onClick={close}>
      {value ?? 'closed'}
    </button>
  )
}

const shown = () => document.querySelector('button')?.textContent

async function openFromList() {
  history.replaceState(null, '', '/admin/about')
  router.params = new URLSearchParams()
  await mount(<Screen />)
  history.pushState(null, '', '?edit=1')
  await arrive()
  expect(shown()).toBe('1')
}

it('closes at once, and goes back to the list', async () => {
  await openFromList()
  await click('button')
  expect(shown()).toBe('closed')
  await until(() => expect(location.search).toBe(''))
  await arrive()
  expect(shown()).toBe('closed')
})

it('reopens if its link is clicked before the list has loaded', async () => {
  await openFromList()
  await click('button')
  await until(() => expect(location.search).toBe(''))
  history.pushState(null, '', '?edit=1')
  await arrive()
  expect(shown()).toBe('1')
})

it('reopens from its link after the page was loaded with the dialog open', async () => {
  history.replaceState(null, '', '/admin/about?edit=1')
  router.params = new URLSearchParams(location.search)
  await mount(<Screen />)
  await click('button')
  expect([shown(), location.search]).toEqual(['closed', ''])
  history.pushState(null, '', '?edit=1')
  await arrive()
  expect(shown()).toBe('1')
})

it('does not go back again if Back was pressed before the dialog closes', async () => {
  await openFromList()
  const back = vi.spyOn(history, 'back')
  history.replaceState(null, '', '/admin/about')
  await click('button')
  expect([shown(), back.mock.calls.length]).toEqual(['closed', 0])
  await arrive()
  history.pushState(null, '', '?edit=1')
  await arrive()
  expect(shown()).toBe('1')
  back.mockRestore()
})
