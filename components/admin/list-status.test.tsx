// @vitest-environment jsdom
import { act, useState } from 'react'
import { expect, it } from 'vitest'
import { parseListParams } from '@/lib/platform/list-params'
import { waitlistList } from '@/lib/waitlist/schema'
import { mount } from '@/tests/support/mount'
import { ListPages } from './list-pages'
import { ListStatusRegion } from './list-status'
import { NoRows } from './no-rows'

let search: (q: string) => void
const rows: Record<string, string[]> = { '': ['1', '2'], ada: ['1'], bola: ['2'] }

function List() {
  const [q, setQ] = useState('')
  search = setQ
  const ids = rows[q] ?? []
  const params = parseListParams(waitlistList, { q })
  if (ids.length === 0)
    return (
      <NoRows spec={waitlistList} params={params} title="No Entries" plural="entries">
        Nobody has joined yet
      </NoRows>
    )
  return (
    <ListPages
      spec={waitlistList}
      params={params}
      page={{ hasPrevious: false, hasNext: false }}
      ids={ids}
      total={ids.length}
      nouns={['entry', 'entries']}
    />
  )
}

it('announces the result of every search in a region that stays', async () => {
  await mount(
    <ListStatusRegion>
      <List />
    </ListStatusRegion>,
  )
  const region = document.querySelector('[role=status]')
  const announced: string[] = []
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) announced.push(node.textContent ?? '')
  }).observe(region as Node, { childList: true })
  for (const q of ['ada', 'bola', 'zainab', '']) await act(async () => search(q))
  expect(announced).toEqual([
    'Showing 1 of 1 entry',
    'Showing 1 of 1 entry',
    'No matching entries',
    'Showing 2 of 2 entries',
  ])
  expect(document.querySelector('[role=status]')).toBe(region)
})
