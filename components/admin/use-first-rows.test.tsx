// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import '../../tests/support/mount'
import { useFirstRows } from './use-first-rows'

function List({ rows }: { rows: readonly number[] }) {
  return useFirstRows(rows).map((row) => <li key={row}>{row}</li>)
}

it('renders ten rows on the server and all rows in the browser', async () => {
  const rows = Array.from({ length: 50 }, (_, index) => index)
  const list = document.createElement('ul')
  list.innerHTML = renderToString(<List rows={rows} />)
  expect(list.children).toHaveLength(10)
  await act(async () => hydrateRoot(list, <List rows={rows} />))
  expect(Array.from(list.children, ({ textContent }) => Number(textContent))).toEqual(rows)
})
