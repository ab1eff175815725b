// @vitest-environment jsdom
import { act, useState } from 'react'
import { expect, it } from 'vitest'
import { click, mount, mountOnServer, text, until } from '../../../../tests/support/mount'
import { SelectionBar, SelectionProvider, SelectPage, SelectRow, useSelection } from './selection'

const ids = ['1', '2', '3']
const list = (
  <SelectionProvider list="/admin/waitlist" ids={ids} matching={3}>
    <SelectPage />
    {ids.map((id) => (
      <SelectRow key={id} id={id} label={`Select ${id}`} />
    ))}
    <SelectionBar limit={200}>Delete</SelectionBar>
  </SelectionProvider>
)
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[type=checkbox]')]
const checked = () => boxes().map((box) => box.checked)

it('selects the rows that were toggled before the script ran', async () => {
  const hydrate = await mountOnServer(list)
  for (const box of boxes().slice(1, 3)) box.click()
  await act(async () => hydrate())
  await until(() => expect(text()).toContain('2 selected'))
  expect(checked()).toEqual([false, true, true, false])
  expect(boxes()[0]?.indeterminate).toBe(true)
})

it('selects all rows if that was chosen before the script ran', async () => {
  const hydrate = await mountOnServer(list)
  boxes()[0]?.click()
  await act(async () => hydrate())
  await until(() => expect(text()).toContain('3 selected'))
  expect(checked()).toEqual([true, true, true, true])
})

it('selects a row once if it is toggled right before effects run', async () => {
  const whole = (
    <>
      <i ref={(node) => void (node && queueMicrotask(() => boxes()[1]?.click()))} />
      {list}
    </>
  )
  const hydrate = await mountOnServer(whole)
  // Avoid act(), which would run the effects first.
  hydrate()
  await until(() => expect(text()).toContain('1 selected'))
})

it('selects and clears all rows with the box in the header', async () => {
  await mount(list)
  await act(async () => boxes()[0]?.click())
  expect(text()).toContain('3 selected')
  await act(async () => boxes()[2]?.click())
  expect([text(), boxes()[0]?.indeterminate]).toEqual([expect.stringContaining('2 selected'), true])
  const clear = [...document.querySelectorAll('button')].find(
    (button) => button.textContent === 'Clear selection',
  )
  clear?.focus()
  await act(async () => clear?.click())
  expect(checked()).toEqual([false, false, false, false])
  expect(document.activeElement).toBe(boxes()[0])
})

function Pages() {
  const [page, setPage] = useState(1)
  return (
    <SelectionProvider list={`/admin/waitlist?page=${page}`} ids={ids} matching={3}>
      <SelectPage />
      {ids.map((id) => (
        <SelectRow key={id} id={id} label={`Select ${id}`} />
      ))}
      <SelectionBar limit={200}>
        <SlowAction />
      </SelectionBar>
      <button id="next" type="button" onClick={() => setPage(2)} />
    </SelectionProvider>
  )
}

let endAction: () => void
/** Clears the selection once it has ended, like the actions of the waitlist. */
function SlowAction() {
  const { choose } = useSelection()
  return <button id="act" type="button" onClick={() => (endAction = () => choose([]))} />
}

it('starts with nothing selected on another page, and keeps focus on the link', async () => {
  await mount(<Pages />)
  await act(async () => boxes()[0]?.click())
  expect(text()).toContain('3 selected')
  document.querySelector<HTMLElement>('#next')?.focus()
  await click('#next')
  expect(text()).not.toContain('selected')
  expect(document.activeElement?.id).toBe('next')
})

it('begins no range at a row that was toggled in another list', async () => {
  await mount(<Pages />)
  await act(async () => boxes()[1]?.click())
  await click('#next')
  const shiftClick = new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true })
  await act(async () => boxes()[3]?.dispatchEvent(shiftClick))
  expect(checked()).toEqual([false, false, false, true])
})

it('keeps what is selected on another page when an action on the previous one ends', async () => {
  await mount(<Pages />)
  await act(async () => boxes()[1]?.click())
  await click('#act')
  await click('#next')
  await act(async () => boxes()[2]?.click())
  await act(async () => endAction())
  expect(checked()).toEqual([false, false, true, false])
})
