import { expect, it } from 'vitest'
import { versionFault } from './database.mjs'

it('requires a Postgres version that the site has been tested with', () => {
  for (const version of ['15.0', '15.18 (Debian 15.18-0+deb12u1)', '18.4'])
    expect(versionFault(version)).toBeUndefined()
  expect(versionFault('14.19 (Debian 14.19-1)')).toBe(
    'points at Postgres 14.19 (Debian 14.19-1), but the site requires 15 or newer',
  )
})
