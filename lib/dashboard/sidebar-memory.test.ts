import { expect, it } from 'vitest'
import { foldedCookie, parseFolded, parseVisits, visitsCookie } from './sidebar-memory'

/** Reads a `Set-Cookie` text back as a browser would send it. */
const stored = (cookie: string) => (name: string) => {
  const [key, value] = (cookie.split(';')[0] ?? '').split('=')
  return key === name ? value : undefined
}
const nothing = () => undefined

it('remembers folded groups', () => {
  expect(parseFolded(stored(foldedCookie(['Content', 'Site'])))).toEqual(['Content', 'Site'])
  expect(parseFolded(stored(foldedCookie([])))).toEqual([])
  expect(parseFolded(nothing)).toEqual([])
})

it('remembers visits', () => {
  const visits = new Map([['/admin/waitlist', new Date(1_700_000_000_000)]])
  expect(parseVisits(stored(visitsCookie(visits)))).toEqual(visits)
  expect(parseVisits(nothing).size).toBe(0)
})

it('drops invalid values', () => {
  expect(parseFolded(() => '<b>.Content.').join()).toBe('Content')
  expect(parseVisits(() => '/admin/waitlist:-1./admin:x.:5').size).toBe(0)
})

it('caps a visit at now if the browser clock was ahead', () => {
  const visits = parseVisits(() => '/admin/waitlist:2000', 1_000)
  expect(visits).toEqual(new Map([['/admin/waitlist', new Date(1_000)]]))
})

it('sets cookies that browsers send only to the panel', () => {
  expect(foldedCookie(['Site'])).toContain('Path=/admin;')
})
