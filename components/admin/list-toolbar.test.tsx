// @vitest-environment jsdom
import { act, type ComponentProps, type MouseEventHandler, useEffect, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Link } from '@/components/ui/link'
import { type ListParams, parseListParams, type RawParams } from '@/lib/platform/list-params'
import { waitlistList } from '@/lib/waitlist/schema'
import { click, mount, until } from '../../tests/support/mount'
import { FilterLinks } from './filter-links'
import { FilterSelect } from './filter-select'
import { changeList, withFilter } from './list-navigation'
import { ListToolbar } from './list-toolbar'
import { ResourceTable } from './resource-table'

const { replace, seal } = vi.hoisted(() => ({ replace: vi.fn(), seal: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }))
// Next's router, which a test does not have, calls `onNavigate` for clicks.
vi.mock('@/components/ui/link', () => ({
  Link: ({ href, onNavigate, children }: ComponentProps<typeof Link>) => (
    <a href={String(href)} onClick={onNavigate as unknown as MouseEventHandler}>
      {children}
    </a>
  ),
}))
vi.mock('./seal-search', () => ({ sealSearch: seal }))

const paramsOf = (raw: RawParams): ListParams => parseListParams(waitlistList, raw)
const Table = ({ params }: { params: ListParams }) => (
  <ResourceTable
    label="Waitlist"
    rows={[]}
    rowId={() => ''}
    columns={[{ header: 'Name', sort: 'name', cell: () => null }]}
    order={{ spec: waitlistList, params }}
  />
)
let open: (raw: RawParams) => void

function List() {
  const [params, setParams] = useState(paramsOf({}))
  open = (raw) => setParams(paramsOf(raw))
  return (
    <>
      <ListToolbar spec={waitlistList} params={params} searchLabel="Search">
        <FilterSelect
          label="Status"
          name="status"
          params={params}
          options={[
            { value: undefined, label: 'All' },
            { value: 'active', label: 'Active' },
          ]}
        />
        <FilterLinks
          label="Plan"
          name="plan"
          spec={waitlistList}
          params={params}
          options={{ any: 'With a plan' }}
        />
      </ListToolbar>
      <Table params={params} />
    </>
  )
}

async function search(text: string) {
  const input = document.querySelector<HTMLInputElement>('[type=search]')
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  await act(async () => {
    set?.call(input, text)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Starts a search for "ade", and returns a function that lets it continue. */
async function startSearch() {
  const { promise, resolve } = Promise.withResolvers<{ sealed: string }>()
  seal.mockReturnValueOnce(promise)
  await search('ade')
  await until(() => expect(seal).toHaveBeenCalledOnce())
  return () => act(async () => resolve({ sealed: 'ade' }))
}

beforeEach(async () => {
  vi.clearAllMocks()
  await mount(<List />)
})

it('drops a search that is cleared before it has loaded', async () => {
  const resume = await startSearch()
  await search('')
  await until(() => expect(replace).toHaveBeenCalledWith('/admin/waitlist', { scroll: false }))
  await resume()
  expect(replace).toHaveBeenCalledOnce()
})

it('keeps a filter that was chosen while a search was loading', async () => {
  const resume = await startSearch()
  await act(async () => open({ status: 'active' }))
  await resume()
  await until(() =>
    expect(replace).toHaveBeenCalledWith('/admin/waitlist?q=ade&status=active', { scroll: false }),
  )
})

it('keeps a search that is still loading when a filter is chosen', async () => {
  seal.mockResolvedValueOnce({ sealed: 'ade' })
  await search('ade')
  await until(() => expect(replace).toHaveBeenCalledWith('/admin/waitlist?q=ade', { scroll: false }))
  await act(async () => {
    const select = document.querySelector<HTMLSelectElement>('[aria-label=Status]')
    if (select) select.value = 'active'
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(replace).toHaveBeenLastCalledWith('/admin/waitlist?q=ade&status=active', { scroll: false })
})

it.each([
  ['filters', 'nav a', 'plan=any'],
  ['sorts', 'th a', 'sort=name'],
])('keeps a search that is still loading when a link %s the list', async (_what, link, parameter) => {
  seal.mockResolvedValueOnce({ sealed: 'ade' })
  await search('ade')
  await until(() => expect(replace).toHaveBeenCalledOnce())
  await click(link)
  expect(replace).toHaveBeenLastCalledWith(`/admin/waitlist?q=ade&${parameter}`, { scroll: false })
})

it('does not hold back the links of a list without a toolbar', async () => {
  await mount(<Table params={paramsOf({})} />)
  const heard = vi.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false)
    event.preventDefault()
  })
  addEventListener('click', heard, { once: true })
  await click('th a')
  expect(heard).toHaveBeenCalledOnce()
  expect(replace).not.toHaveBeenCalled()
})

it('takes a filter that is chosen as soon as the toolbar is on the screen', async () => {
  // Runs before the effects of the toolbar.
  function ChosenImmediately() {
    useEffect(() => changeList(withFilter('status', 'active')), [])
    return null
  }
  await mount(
    <ListToolbar spec={waitlistList} params={paramsOf({})} searchLabel="Search">
      <ChosenImmediately />
    </ListToolbar>,
  )
  expect(replace).toHaveBeenCalledWith('/admin/waitlist?status=active', { scroll: false })
})
