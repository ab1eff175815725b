import { expect, it } from 'vitest'
import { versionProblem, withGrantHint } from './database.mjs'

it('requires a Postgres version that the site has been tested with', () => {
  for (const version of ['15.0', '15.18 (Debian 15.18-0+deb12u1)', '18.4'])
    expect(versionProblem(version)).toBeUndefined()
  expect(versionProblem('14.19 (Debian 14.19-1)')).toBe(
    'points at Postgres 14.19 (Debian 14.19-1), but the site requires 15 or newer',
  )
})

it('says what to grant if a migration fails because the audit log has an owner of its own', () => {
  const refused = 'prisma migrate deploy failed (exit code 1):\nERROR: must be owner of table audit_event'
  expect(withGrantHint(refused)).toMatch(/^prisma .*audit_event\n\n.*deploy\/audit-owner\.sql/s)
  const other = 'prisma migrate deploy failed (exit code 1):\nERROR: relation "waitlist" already exists'
  expect(withGrantHint(other)).toBe(other)
})
