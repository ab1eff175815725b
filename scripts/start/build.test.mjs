import { expect, it } from 'vitest'
import { actionKeyOf } from './build.mjs'

it('gives server actions the same ids in every build of a site, and others than those of another site', () => {
  const [own, other] = ['a secret of this site', 'a secret of another site']
  expect(actionKeyOf(own)).toBe(actionKeyOf(own))
  expect(actionKeyOf(own)).not.toBe(actionKeyOf(other))
  expect(Buffer.from(actionKeyOf(own), 'base64')).toHaveLength(32)
})
