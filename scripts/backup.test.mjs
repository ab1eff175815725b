import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { root } from './start/commands.mjs'

it('refuses to restore into the database that comes with the site', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/backup.mjs', 'restore', 'monday'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '' },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([
    1,
    'A backup can only be restored into a database of your own: set DATABASE_URL.\n',
  ])
})
