// @vitest-environment jsdom
import { act, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { mount, text, until } from '../../../../tests/support/mount'
import { useRecordSearch } from './use-record-search'

let search: (typed: string) => Promise<void>

function Search() {
  const [typed, setTyped] = useState('')
  search = (next) => act(async () => setTyped(next))
  const { isLoading, failure } = useRecordSearch(typed)
  return failure ? 'Failed' : isLoading ? 'Loading' : `Found ${typed}`
}

it('no longer reports a failure once the same search has succeeded', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ groups: [] }))
  await mount(<Search />)
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await search('ada')
  await until(() => expect(text()).toBe('Failed'))
  for (const typed of ['adam', 'ada']) {
    await search(typed)
    await until(() => expect(text()).toBe(`Found ${typed}`))
  }
})
