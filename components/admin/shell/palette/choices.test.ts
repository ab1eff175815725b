import { describe, expect, it } from 'vitest'
import { screens } from '../navigation'
import { matchingGroups, standingGroups } from './choices'

const groups = standingGroups({ signOut: () => {}, showShortcuts: () => {} })
const labels = (typed: string) =>
  matchingGroups(groups, typed).flatMap(({ items }) => items.map(({ label }) => label))

describe('the command palette without a server request', () => {
  it('contains every screen of the sidebar exactly once', () => {
    const hrefs = groups.flatMap(({ items }) => items.flatMap(({ href }) => href ?? []))
    for (const { href } of screens) expect(hrefs).toContain(href)
    expect(new Set(hrefs).size).toBe(hrefs.length)
  })

  it('gives every screen a unique key', () => {
    const letters = screens.map(({ key }) => key)
    expect(letters.every((letter) => /^[a-z]$/.test(letter))).toBe(true)
    expect(new Set(letters).size).toBe(letters.length)
    // A second G starts the sequence again.
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
  ])('finds "%s" first as %s', (typed, first) => expect(labels(typed)[0]).toBe(first))

  it('ranks labels that begin with the word before those that contain it', () => {
    expect(labels('contact').slice(0, 2)).toEqual(['Contact', 'Contact information'])
    expect(labels('zebra')).toEqual([])
  })
})
