import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { noFilter } from '@/lib/careers/list-url'
import type { OpenPosition } from '@/lib/careers/queries'
import { OpenPositions } from './open-positions'

const position: OpenPosition = {
  status: 'active',
  id: '01',
  slug: 'android-engineer',
  title: 'Android Engineer',
  department: 'Engineering',
  location: 'Remote',
  type: 'Full-time',
  salary: '',
  salaryKobo: null,
  description: 'Build the app.',
  requirements: ['One', 'Two', 'Three', 'Four'],
  postedDate: new Date('2026-11-20'),
  updatedAt: new Date('2026-11-21T09:00Z'),
}
const show = (positions: OpenPosition[], filter = noFilter) =>
  renderToStaticMarkup(<OpenPositions positions={positions} filter={filter} />)

it('offers a way to write to us instead of filters if there are no positions', () => {
  const html = show([], { ...noFilter, location: 'remote' })
  expect(html).toContain('No Open Positions')
  expect(html).toContain('href="/careers/apply"')
  expect(html).not.toMatch(/Filter positions|No positions match/)
})

it('lets visitors clear a filter that nothing matches', () => {
  const html = show([position], { ...noFilter, location: 'kano' })
  expect(html).toContain('>0 of 1 position</p>')
  expect(html).toContain('No positions match your filters')
  expect(html).toContain('Clear them to see the one open position.')
  expect(html).toMatch(/href="\/careers#open-positions"[^>]*>Clear filters/)
  expect(html).toMatch(/<li hidden=""><article/)
})

it('lists three requirements on a card and counts the rest', () => {
  expect(show([position])).toContain('+1 more requirement<')
  expect(show([{ ...position, requirements: ['1', '2', '3', '4', '5'] }])).toContain('+2 more requirements<')
  expect(show([{ ...position, requirements: ['1', '2', '3'] }])).not.toContain('more requirement')
})
