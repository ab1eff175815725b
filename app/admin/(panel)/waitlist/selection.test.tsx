// @vitest-environment jsdom
import { act } from 'react'
import { expect, it } from 'vitest'
import { mount, mountOnServer, text, until } from '../../../../tests/support/mount'
import { SelectionBar, SelectionProvider, SelectPage, SelectRow } from './selection'

const ids = ['1', '2', '3']
const list = (
  <SelectionProvider ids={ids} matching={3}>
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
