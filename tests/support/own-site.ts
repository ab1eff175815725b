import type { QueryResultRow } from 'pg'
import { type AppProcess, startApp } from './app-process'
import { cloneTemplate, withClient } from './database'

/**
 * One more instance of the built site, on a clone of the seeded database beside that of the other tests: for what would be in
 * everyone's way, such as a site without content, a table that is away, a restart. It runs no jobs, because its storage is
 * everyone's.
 */
export async function startOwnSite() {
  const { url, drop } = await cloneTemplate()
  const env = { DATABASE_URL: url, WORKER: 'off' }
  let app: AppProcess | undefined
  const remove = async () => {
    await app?.stop()
    await drop()
  }
  try {
    app = await startApp({ env })
  } catch (error) {
    await remove()
    throw error
  }
  return {
    /** Another one after each restart. */
    url: () => app?.url ?? '',
    query: <Row extends QueryResultRow>(sql: string, values: unknown[] = []) =>
      withClient(url, async (client) => (await client.query<Row>(sql, values)).rows),
    restart: async () => {
      await app?.stop()
      app = await startApp({ env })
    },
    remove,
  }
}

export type OwnSite = Awaited<ReturnType<typeof startOwnSite>>
