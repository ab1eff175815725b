// @vitest-environment jsdom
import { act } from 'react'
import { expect, it } from 'vitest'
import { mountOnServer } from '../../tests/support/mount'
import { useFirstRows } from './use-first-rows'

function List({ rows }: { rows: readonly number[] }) {
  return useFirstRows(rows).map((row) => <li key={row}>{row}</li>)
}

it('renders the first rows on the server and all rows in the browser', async () => {
  const rows = Array.from({ length: 50 }, (_, index) => index)
  const hydrate = await mountOnServer(<List rows={rows} />)
  expect(document.querySelectorAll('li')).toHaveLength(7)
  await act(async () => hydrate())
  expect(Array.from(document.querySelectorAll('li'), ({ textContent }) => Number(textContent))).toEqual(rows)
})
