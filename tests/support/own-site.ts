import type { QueryResultRow } from 'pg'
import { type AppProcess, startApp } from './app-process'
import { cloneTemplate, withClient } from './database'

/**
 * Starts another instance of the built site, on a clone of the seeded database, for tests that would disturb others,
 * such as a site without content, an unavailable table or a restart. The instance runs no jobs, because others share its
 * storage, and trusts X-Forwarded-For, so that a test can act as many visitors.
 */
export async function startOwnSite() {
  const { url, drop } = await cloneTemplate()
  const env = { DATABASE_URL: url, WORKER: 'off', TRUSTED_PROXY_HOPS: '1' }
  let app: AppProcess | undefined
  // When asked to stop, an instance keeps its connections open for several seconds for the proxy in front of it. There is
  // no proxy here.
  const remove = async () => {
    await app?.kill()
    await drop()
  }
  try {
    app = await startApp({ env })
  } catch (error) {
    await remove()
    throw error
  }
  return {
    /** Returns the URL, which changes with each restart. */
    url: () => app?.url ?? '',
    query: <Row extends QueryResultRow>(sql: string, values: unknown[] = []) =>
      withClient(url, async (client) => (await client.query<Row>(sql, values)).rows),
    restart: async () => {
      await app?.kill()
      app = await startApp({ env })
    },
    remove,
  }
}

export type OwnSite = Awaited<ReturnType<typeof startOwnSite>>
