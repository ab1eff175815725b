import pg from 'pg'

/**
 * Copies a database within its server, which is far faster than migrating and seeding. The original must have no
 * connections. Returns the URL of the copy.
 */
export async function copyDatabase(url, name) {
  const original = new URL(url).pathname.slice(1)
  // Copying the files costs less than logging every page, which is the default.
  await runOnServer(url, `create database ${name} template ${original} strategy file_copy`)
  return withDatabase(url, name)
}

/** Creates an empty database and returns its URL. */
export async function createDatabase(url, name) {
  return copyDatabase(withDatabase(url, 'template0'), name)
}

/** Drops a database, closing its open connections. */
export async function dropDatabase(url) {
  await runOnServer(url, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`)
}

const runOnServer = (url, sql) => runOn(withDatabase(url, 'postgres'), sql)

/** Runs one statement on a database and disconnects. */
export async function runOn(url, sql) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

const withDatabase = (url, name) => Object.assign(new URL(url), { pathname: `/${name}` }).href
