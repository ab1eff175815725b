import { describe, expect, it } from 'vitest'
import {
  choosePositions,
  isFiltered,
  listAddress,
  nameFilter,
  noFilter,
  offerChoices,
  readFilter,
} from './list-address'

const LAGOS = 'Lagos, Nigeria'
const positions = [
  { id: 1, department: 'Engineering', location: LAGOS, type: 'Full-time' },
  { id: 2, department: 'Engineering', location: 'Remote', type: 'Full-time' },
  { id: 3, department: 'Customer Success', location: LAGOS, type: 'Contract' },
]
const idsOf = (filter: Partial<typeof noFilter>) =>
  choosePositions(positions, { ...noFilter, ...filter }).map(({ id }) => id)

describe('an address', () => {
  it('is read as it was written', () => {
    const filter = { department: 'customer-success', location: 'lagos-nigeria', type: 'full-time' }
    const url = new URL(listAddress(filter), 'http://x')
    expect(`${url.pathname}${url.hash}`).toBe('/careers/search#open-positions')
    expect(readFilter(Object.fromEntries(url.searchParams))).toEqual(filter)
  })

  it('without a choice is the static page', () => {
    expect(listAddress(noFilter)).toBe('/careers#open-positions')
    expect(isFiltered(noFilter)).toBe(false)
  })

  it.each([
    [{}, noFilter],
    [{ department: 'Customer Success' }, { ...noFilter, department: 'customer-success' }],
    [{ department: ['product', 'marketing'] }, { ...noFilter, department: 'product' }],
    [{ location: '<script>Abuja' }, { ...noFilter, location: 'scriptabuja' }],
    [{ location: '%'.repeat(9_000), unknown: 'x' }, noFilter],
  ])('%j is read as %j', (given, filter) => expect(readFilter(given)).toEqual(filter))
})

it('positions are chosen by all filters together, in their order', () => {
  expect(idsOf({})).toEqual([1, 2, 3])
  expect(idsOf({ location: 'lagos-nigeria' })).toEqual([1, 3])
  expect(idsOf({ location: 'lagos-nigeria', department: 'engineering' })).toEqual([1])
  expect(idsOf({ location: 'remote', type: 'contract' })).toEqual([])
})

describe('a filter offers', () => {
  const offer = (filter: Partial<typeof noFilter>, key: 'department' | 'location' | 'type') =>
    offerChoices(positions, { ...noFilter, ...filter }, key)

  it('what has something, with how many', () => {
    expect(offer({}, 'department')).toEqual([
      { label: 'Customer Success', value: 'customer-success', count: 1 },
      { label: 'Engineering', value: 'engineering', count: 2 },
    ])
  })

  it('only what leads on from the other choices', () => {
    expect(offer({ type: 'contract' }, 'location')).toEqual([
      { label: LAGOS, value: 'lagos-nigeria', count: 1 },
    ])
    // Of the same filter the others stay on offer.
    expect(offer({ location: 'remote' }, 'location')).toHaveLength(2)
  })

  it('what is chosen, though nothing has it', () => {
    const none = offer({ department: 'engineering', type: 'contract' }, 'department')
    expect(none).toContainEqual({ label: 'Engineering', value: 'engineering', count: 0 })
    expect(offer({ location: 'abuja' }, 'location')).toContainEqual({
      label: 'Another location',
      value: 'abuja',
      count: 0,
    })
  })
})

it('a choice is told by its names', () => {
  expect(nameFilter(positions, noFilter)).toBe('')
  expect(
    nameFilter(positions, { ...noFilter, department: 'customer-success', location: 'lagos-nigeria' }),
  ).toBe('Customer Success · Lagos, Nigeria')
  expect(nameFilter(positions, { ...noFilter, location: 'abuja' })).toBe('Another location')
})
