import { randomBytes } from 'node:crypto'
import pg from 'pg'

function requireSetting(name: string) {
  const value = process.env[name]
  if (!value)
    throw new Error(`${name} is not set: start the tests with "npm test" or "npx vitest run <file>"`)
  return value
}

/** Runs one statement on the database under test and gives its rows. */
export async function query<Row extends pg.QueryResultRow>(
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return withClient(
    requireSetting('DATABASE_URL'),
    async (client) => (await client.query<Row>(sql, values)).rows,
  )
}

/** Opens a client, gives it to `work`, closes it. */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A copy of the seeded template under a name of its own. */
export async function cloneTemplate(): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = new URL(requireSetting('TEST_TEMPLATE_URL'))
  const name = `test_${randomBytes(6).toString('hex')}`
  const maintenance = new URL(template)
  maintenance.pathname = '/postgres'
  const run = (sql: string) => withClient(maintenance.toString(), (client) => client.query(sql))
  await run(`create database ${name} template ${template.pathname.slice(1)}`)
  const url = new URL(template)
  url.pathname = `/${name}`
  return {
    url: url.toString(),
    drop: async () => {
      await run(`drop database if exists ${name} with (force)`)
    },
  }
}
