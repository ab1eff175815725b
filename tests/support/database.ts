import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { copyDatabase, dropDatabase } from '../../scripts/test/databases.mjs'

function requireSetting(name: string) {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the tests with "npm test" or "npx vitest run <file>"`)
  return value
}

/** Runs one statement on the test database and returns its rows. */
export async function query<Row extends pg.QueryResultRow>(
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return withClient(
    requireSetting('DATABASE_URL'),
    async (client) => (await client.query<Row>(sql, values)).rows,
  )
}

/** Opens a client for `work` and closes it afterward. */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  // A statement that fails rejects. Some tests kill the server, also while a client has nothing to do.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Clones the seeded database, as it was before any test ran, under a new name. */
export async function cloneTemplate(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = await copyDatabase(requireSetting('TEST_TEMPLATE_URL'), name)
  return { url, drop: () => dropDatabase(url) }
}
