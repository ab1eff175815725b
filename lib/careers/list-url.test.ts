import { describe, expect, it } from 'vitest'
import {
  choosePositions,
  isFiltered,
  listUrl,
  nameFilter,
  noFilter,
  offerChoices,
  readFilter,
} from './list-url'

const LAGOS = 'Lagos, Nigeria'
const positions = [
  { id: 1, department: 'Engineering', location: LAGOS, type: 'Full-time' },
  { id: 2, department: 'Engineering', location: 'Remote', type: 'Full-time' },
  { id: 3, department: 'Customer Success', location: LAGOS, type: 'Contract' },
]
const idsOf = (filter: Partial<typeof noFilter>) =>
  choosePositions(positions, { ...noFilter, ...filter }).map(({ id }) => id)

describe('the URL of the position list', () => {
  it('reads back as the same filter', () => {
    const filter = { department: 'customer-success', location: 'lagos-nigeria', type: 'full-time' }
    const url = new URL(listUrl(filter), 'http://x')
    expect(`${url.pathname}${url.hash}`).toBe('/careers/search#open-positions')
    expect(readFilter(Object.fromEntries(url.searchParams))).toEqual(filter)
  })

  it('leads to the static page if there is no filter', () => {
    expect(listUrl(noFilter)).toBe('/careers#open-positions')
    expect(isFiltered(noFilter)).toBe(false)
  })

  it.each([
    [{}, noFilter],
    [{ department: 'Customer Success' }, { ...noFilter, department: 'customer-success' }],
    [{ department: ['product', 'marketing'] }, { ...noFilter, department: 'product' }],
    [{ location: '<script>Abuja' }, { ...noFilter, location: 'scriptabuja' }],
    [{ location: '%'.repeat(9_000), unknown: 'x' }, noFilter],
  ])('with the parameters %j selects the filter %j', (params, filter) =>
    expect(readFilter(params)).toEqual(filter),
  )
})

it('applies all filters together and keeps the order of positions', () => {
  expect(idsOf({})).toEqual([1, 2, 3])
  expect(idsOf({ location: 'lagos-nigeria' })).toEqual([1, 3])
  expect(idsOf({ location: 'lagos-nigeria', department: 'engineering' })).toEqual([1])
  expect(idsOf({ location: 'remote', type: 'contract' })).toEqual([])
})

describe('a filter', () => {
  const offer = (filter: Partial<typeof noFilter>, key: 'department' | 'location' | 'type') =>
    offerChoices(positions, { ...noFilter, ...filter }, key)

  it('offers the values that have positions, with their counts', () => {
    expect(offer({}, 'department')).toEqual([
      { label: 'Customer Success', value: 'customer-success', count: 1 },
      { label: 'Engineering', value: 'engineering', count: 2 },
    ])
  })

  it('offers only values that match the other filters', () => {
    expect(offer({ type: 'contract' }, 'location')).toEqual([
      { label: LAGOS, value: 'lagos-nigeria', count: 1 },
    ])
    // The other values of the same filter stay available.
    expect(offer({ location: 'remote' }, 'location')).toHaveLength(2)
  })

  it('keeps the chosen value even if no position matches, but drops a value that no position has', () => {
    const none = offer({ department: 'engineering', type: 'contract' }, 'department')
    expect(none).toContainEqual({ label: 'Engineering', value: 'engineering', count: 0 })
    expect(offer({ location: 'abuja' }, 'location')).toEqual(offer({}, 'location'))
  })
})

it('describes the chosen values', () => {
  expect(nameFilter(positions, noFilter)).toBe('')
  expect(
    nameFilter(positions, { ...noFilter, department: 'customer-success', location: 'lagos-nigeria' }),
  ).toBe('Customer Success · Lagos, Nigeria')
  expect(nameFilter(positions, { ...noFilter, location: 'abuja' })).toBe('')
  expect(nameFilter(positions, { ...noFilter, department: 'engineering', location: 'abuja' })).toBe(
    'Engineering',
  )
})
