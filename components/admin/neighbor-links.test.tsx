// @vitest-environment jsdom
import { act, useState } from 'react'
import { expect, it } from 'vitest'
import { mount } from '@/tests/support/mount'
import { NeighborLinks } from './neighbor-links'

let openRecord: (id: number) => void
function Steps() {
  const [id, setId] = useState(1)
  openRecord = setId
  const hrefOf = (wanted: number) => (wanted > 2 || wanted < 1 ? null : `/admin/waitlist?person=${wanted}`)
  return <NeighborLinks noun="entry" previous={hrefOf(id - 1)} next={hrefOf(id + 1)} isInPanel />
}

it('keeps focus on the last record, which has no next one', async () => {
  await mount(<Steps />)
  document.querySelector<HTMLElement>('[title="Next entry (J)"]')?.focus()
  await act(async () => openRecord(2))
  expect(document.activeElement?.textContent).toBe('Next')
  expect(document.activeElement?.ariaDisabled).toBe('true')
})
