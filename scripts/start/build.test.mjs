import { expect, it } from 'vitest'
import { deriveActionKey } from './build.mjs'

it('derives the same key for every build of a site, and a different key for another site', () => {
  const [own, other] = ['a secret of this site', 'a secret of another site']
  expect(deriveActionKey(own)).toBe(deriveActionKey(own))
  expect(deriveActionKey(own)).not.toBe(deriveActionKey(other))
  expect(Buffer.from(deriveActionKey(own), 'base64')).toHaveLength(32)
})
