import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { migrate } from '../../scripts/start/database.mjs'
import { dropDatabase } from '../../scripts/test/databases.mjs'
import { query, withClient } from '../support/database'

it('gives up on a migration that another connection blocks, and can run it later', async () => {
  const name = `test_${randomBytes(6).toString('hex')}`
  await query(`create database ${name}`)
  const url = new URL(process.env.DATABASE_URL ?? '')
  url.pathname = name
  const env = { ...process.env, DATABASE_URL: url.href }
  try {
    await withClient(url.href, async (other) => {
      await other.query('begin; create table waitlist ()')
      await expect(migrate(env)).rejects.toThrow('such as a backup')
    })
    await migrate(env)
    await withClient(url.href, async (client) => {
      const { rows } = await client.query('select count(*)::int from waitlist')
      expect(rows).toEqual([{ count: 0 }])
    })
  } finally {
    await dropDatabase(url.href)
  }
}, 120_000)
