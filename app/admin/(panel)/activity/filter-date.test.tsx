// @vitest-environment jsdom
import { act, useEffect, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { type ChangeList, registerList } from '@/components/admin/list-navigation'
import type { ListParams } from '@/lib/platform/list-params'
import { mount, text, type, until } from '../../../../tests/support/mount'
import { FilterDate } from './filter-date'

const changeParams = vi.fn<ChangeList>()
let clear: () => void

function List() {
  const [params, setParams] = useState<ListParams>({
    q: '',
    sealed: '',
    sort: 'at',
    direction: 'desc',
    filters: { from: '2026-11-01' },
  })
  useEffect(() => {
    changeParams.mockImplementation(setParams)
    return registerList('/admin/activity', changeParams)
  }, [])
  clear = () => setParams((list) => ({ ...list, filters: {} }))
  return (
    <>
      <FilterDate label="From" name="from" params={params} />
      <output>{params.filters.from}</output>
    </>
  )
}

it('keeps the focus while it filters, and follows changes of the URL', async () => {
  await mount(<List />)
  const input = document.querySelector('input') as HTMLInputElement
  expect(input.value).toBe('2026-11-01')
  await act(async () => input.focus())
  await type('from', '2026-11-21')
  await until(() => expect(text()).toBe('From2026-11-21'))
  expect(document.activeElement).toBe(input)

  // Nothing has changed since.
  await act(async () => input.blur())
  expect(changeParams).toHaveBeenCalledOnce()

  await act(async () => clear())
  expect(input.value).toBe('')
})
