import { describe, expect, it } from 'vitest'
import { type Role, roles } from '@/lib/platform/role'
import { screensFor } from '../navigation'
import { matchingGroups, staticGroups, viewGroup } from './choices'

const groupsFor = (role: Role) => staticGroups({ role, signOut: () => {}, showShortcuts: () => {} })
const groups = groupsFor('owner')
const screens = screensFor('owner')
const labels = (typed: string) =>
  matchingGroups(groups, typed).flatMap(({ items }) => items.map(({ label }) => label))

describe('the command palette without a server request', () => {
  it.each(roles)('contains every screen of the sidebar exactly once for the role %s', (role) => {
    const hrefs = groupsFor(role).flatMap(({ items }) => items.flatMap(({ href }) => href ?? []))
    const allowed = screensFor(role).map(({ href }) => href)
    expect(hrefs.filter((href) => screens.some((screen) => screen.href === href))).toEqual(allowed)
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
    ['new po', 'Write post'],
    ['new core', 'Add core value'],
    ['add milestone', 'Add milestone'],
    ['log out', 'Sign Out'],
    ['dark', 'Dark theme'],
    ['reviews', 'Testimonials'],
  ])('for "%s", lists "%s" first', (typed, first) => expect(labels(typed)[0]).toBe(first))

  it('offers nothing that the role does not allow', () => {
    const labelsOf = (role: Role) => groupsFor(role).flatMap(({ items }) => items.map(({ label }) => label))
    expect(labelsOf('editor')).toContain('Write post')
    expect(labelsOf('editor')).not.toContain('Add position')
    expect(labelsOf('editor')).not.toContain('Waitlist')
    expect(labelsOf('viewer')).toContain('Blog')
    expect(labelsOf('viewer').filter((label) => /^(Write|Add) /.test(label))).toEqual([])
  })

  it('says "Add" for every new row of a list, as the button on its screen does', () => {
    const create = groups.find(({ label }) => label === 'Create')?.items ?? []
    const others = create.filter(({ label }) => !label.startsWith('Add ')).map(({ label }) => label)
    expect(others.sort()).toEqual(['New campaign', 'Write post'])
  })

  it('ranks labels that begin with the word before those that contain it', () => {
    expect(labels('contact').slice(0, 2)).toEqual(['Contact', 'Contact information'])
    expect(labels('zebra')).toEqual([])
  })

  it('finds saved views by the name of the view or of its screen', () => {
    const views = [
      { id: '1', screen: '/admin/waitlist', name: 'Large plans', query: 'plan=large' },
      { id: '2', screen: '/admin/mail/suppressed', name: 'Bounced', query: 'reason=bounced' },
    ]
    const found = (typed: string) =>
      matchingGroups([viewGroup('owner', views)], typed).flatMap(({ items }) => items.map(({ href }) => href))
    expect(found('larg')).toEqual(['/admin/waitlist?plan=large'])
    expect(found('email view')).toEqual(['/admin/mail/suppressed?reason=bounced'])
  })
})
