// @vitest-environment jsdom
import { act, useEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { registerList } from '@/components/admin/list-navigation'
import type { ListParams } from '@/lib/platform/list-params'
import { mount, text, type, until } from '../../../../tests/support/mount'
import { FilterDate } from './filter-date'

let clear: () => void

function List() {
  const [params, setParams] = useState<ListParams>({
    q: '',
    sealed: '',
    sort: 'at',
    direction: 'desc',
    filters: { from: '2026-11-01' },
  })
  useEffect(() => registerList('/admin/activity', setParams), [])
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

  await act(async () => clear())
  expect(input.value).toBe('')
})
