import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { COLLEAGUES } from '@/components/site/colleague'
import { HeroDrawing } from './hero-drawing'

const people = (vacancies: number) =>
  renderToStaticMarkup(<HeroDrawing vacancies={vacancies} />).match(/background-position:[^;"]+/g) ?? []

it('shows each person of the drawing once if nobody is missing', () => {
  const width = Number(
    /viewBox="22 0 (\d+) 320"/.exec(readFileSync('components/site/colleagues.svg', 'utf8'))?.[1],
  )
  expect(width).toBe(COLLEAGUES * 276)
  expect(new Set(people(0)).size).toBe(COLLEAGUES)
})

it('leaves a place vacant for each open position, but never for more than half of the people', () => {
  expect(people(2)).toHaveLength(8)
  expect(people(9)).toHaveLength(5)
})
