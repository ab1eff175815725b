import { expect, it } from 'vitest'
import { withEditedSection } from './edited-section'

const section = (id: string, title = id) => ({ id, title, content: 'Text.' })
const sections = [section('a'), section('b'), section('c')]
const titles = (typed: ReturnType<typeof section>, order: string, orderBefore = '') =>
  withEditedSection(sections, { ...typed, order, orderBefore })
    .map(({ title }) => title)
    .join(' ')

it('shows the section as typed, in its position', () => {
  expect(titles(section('b', 'B'), '2', '2')).toBe('a B c')
  expect(titles(section('b', 'B'), '1', '2')).toBe('B a c')
  expect(titles(section('b', 'B'), 'x', '2')).toBe('a c B')
  expect(titles(section('b', 'B'), '99', '2')).toBe('a c B')
})

it('shows a new section where it will be', () => {
  expect(titles(section('d'), '4')).toBe('a b c d')
  expect(titles(section('d'), '2')).toBe('a d b c')
  expect(titles(section('d'), '')).toBe('a b c d')
})
