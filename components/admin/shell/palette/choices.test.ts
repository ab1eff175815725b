import { describe, expect, it } from 'vitest'
import { screens } from '../navigation'
import { matchingGroups, standingGroups } from './choices'

const groups = standingGroups({ signOut: () => {}, showShortcuts: () => {} })
const labels = (typed: string) =>
  matchingGroups(groups, typed).flatMap(({ items }) => items.map(({ label }) => label))

describe('the command palette without asking the server', () => {
  it('knows every screen of the sidebar, each once', () => {
    const hrefs = groups.flatMap(({ items }) => items.flatMap(({ href }) => href ?? []))
    for (const { href } of screens) expect(hrefs).toContain(href)
    expect(new Set(hrefs).size).toBe(hrefs.length)
  })

  it('gives every screen a key of its own', () => {
    const letters = screens.map(({ key }) => key)
    expect(letters.every((letter) => /^[a-z]$/.test(letter))).toBe(true)
    expect(new Set(letters).size).toBe(letters.length)
    // After a G, another G starts again.
    expect(letters).not.toContain('g')
  })

  it.each([
    ['jobs', 'Careers'],
    ['pictures', 'Media'],
    ['audit', 'Activity'],
    ['outbox', 'Email'],
    ['new po', 'New post'],
    ['log out', 'Sign Out'],
    ['dark', 'Dark theme'],
    ['reviews', 'Testimonials'],
  ])('finds by "%s" first: %s', (typed, first) => expect(labels(typed)[0]).toBe(first))

  it('puts what begins with the word before what only has it', () => {
    expect(labels('contact').slice(0, 2)).toEqual(['Contact', 'Contact information'])
    expect(labels('zebra')).toEqual([])
  })
})
