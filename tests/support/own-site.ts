import { randomBytes } from 'node:crypto'
import type { QueryResultRow } from 'pg'
import { migrate, seedOnce } from '../../scripts/start/database.mjs'
import { type AppProcess, startApp } from './app-process'
import { withClient } from './database'

/**
 * One more instance of the built site, on a database of its own beside that of the other tests, migrated and seeded: for what would
 * be in everybody's way, such as a site without content, a table that is away, a restart. It runs no jobs, because its storage is
 * everybody's.
 */
export async function startOwnSite() {
  const url = new URL(process.env.DATABASE_URL ?? '')
  const maintenance = new URL('/postgres', url).href
  const name = `own_${randomBytes(6).toString('hex')}`
  const run = (sql: string) => withClient(maintenance, (client) => client.query(sql))
  await run(`create database ${name}`)
  url.pathname = `/${name}`
  const env = { DATABASE_URL: url.href, WORKER: 'off' }
  let app: AppProcess | undefined
  const remove = async () => {
    await app?.stop()
    await run(`drop database if exists ${name} with (force)`)
  }
  try {
    const all = { ...process.env, ...env } as Record<string, string>
    await migrate(all)
    await seedOnce({
      env: all,
      adminUsername: process.env.TEST_ADMIN_USERNAME ?? 'admin',
      isPasswordGenerated: false,
      getAdminPassword: () => process.env.TEST_ADMIN_PASSWORD ?? '',
    })
    app = await startApp({ env })
  } catch (error) {
    await remove()
    throw error
  }
  return {
    /** Another one after each restart. */
    url: () => app?.url ?? '',
    query: <Row extends QueryResultRow>(sql: string, values: unknown[] = []) =>
      withClient(url.href, async (client) => (await client.query<Row>(sql, values)).rows),
    restart: async () => {
      await app?.stop()
      app = await startApp({ env })
    },
    remove,
  }
}

export type OwnSite = Awaited<ReturnType<typeof startOwnSite>>
