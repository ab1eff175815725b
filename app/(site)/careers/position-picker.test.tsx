// @vitest-environment jsdom
import { act } from 'react'
import { expect, it } from 'vitest'
import { noFilter } from '@/lib/careers/list-url'
import { mount } from '../../../tests/support/mount'
import { PositionPicker } from './position-picker'

const position = (id: string, department: string) => ({
  id,
  department,
  location: 'Lagos',
  type: 'Full-time',
  card: (
    <article>
      <dialog id={id} />
    </article>
  ),
})

it('closes the details of a position that Back hides, because they would block the page', async () => {
  history.replaceState(null, '', '/careers/search?department=engineering')
  await mount(
    <PositionPicker
      heading={null}
      chosen={{ ...noFilter, department: 'product' }}
      positions={[position('a', 'Engineering'), position('b', 'Product')]}
    />,
  )
  const dialog = document.querySelector<HTMLDialogElement>('#b')
  dialog?.showModal()
  await act(async () => window.dispatchEvent(new PopStateEvent('popstate')))
  expect(dialog?.closest('li')?.hidden).toBe(true)
  expect(dialog?.open).toBe(false)
})
