/** Parses the command line that Prisma passes to its engine. */
export function parseArguments(args) {
  const options = {
    isVersionRequested: args.includes('--version'),
    schemaFiles: [],
    datasource: {},
    command: undefined,
  }
  for (let index = 0; index < args.length; index++) {
    if (args[index] === '--datasource') options.datasource = JSON.parse(args[++index])
    else if (args[index] === 'cli') options.command = args[++index]
    else if (args[index] === '--datamodels') {
      while (args[index + 1] && !args[index + 1].startsWith('--')) options.schemaFiles.push(args[++index])
    }
  }
  return options
}

// Prisma's own parameters, which Postgres does not recognize.
const prismaParameters = ['schema', 'connection_limit', 'pool_timeout', 'connect_timeout', 'pgbouncer']

/** Splits Prisma's database URL into the parts that the driver expects. */
export function parseDatabaseUrl(address) {
  const url = new URL(address)
  const schema = url.searchParams.get('schema') ?? undefined
  for (const name of prismaParameters) url.searchParams.delete(name)
  return { connectionString: url.toString(), schema, database: decodeURIComponent(url.pathname.slice(1)) }
}

/** Returns the URL of another database on the same server. */
export function withDatabase(connectionString, database) {
  const url = new URL(connectionString)
  url.pathname = `/${encodeURIComponent(database)}`
  return url.toString()
}
