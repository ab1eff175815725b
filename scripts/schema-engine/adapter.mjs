import { randomUUID } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import pg from 'pg'
import { parseDatabaseUrl, withDatabase } from './arguments.mjs'

const internalChar = 18
const text = 25

/** Returns a factory for connections to the database, and to a shadow database that is created and dropped as needed. */
export function createAdapterFactory({ url, shadowDatabaseUrl }) {
  const { connectionString, schema } = parseDatabaseUrl(url)
  const base = new PrismaPg({ connectionString, max: 1 }, { schema })

  return {
    provider: base.provider,
    adapterName: base.adapterName,
    connect: async () => repair(await base.connect()),
    async connectToShadowDb() {
      const shadow = shadowDatabaseUrl
        ? { connectionString: parseDatabaseUrl(shadowDatabaseUrl).connectionString, drop: async () => {} }
        : await createShadowDatabase(connectionString)
      const pool = new pg.Pool({ connectionString: shadow.connectionString, max: 1 })
      pool.on('error', () => {})
      const adapter = repair(await new PrismaPg(pool, { schema, disposeExternalPool: false }).connect())
      const dispose = adapter.dispose.bind(adapter)
      adapter.dispose = async () => {
        await dispose().catch(() => {})
        await pool.end().catch(() => {})
        await shadow.drop()
      }
      return adapter
    },
  }
}

async function createShadowDatabase(connectionString) {
  const name = `prisma_shadow_${randomUUID()}`
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(`create database "${name}"`)
  return {
    connectionString: withDatabase(connectionString, name),
    async drop() {
      await client.query(`drop database if exists "${name}" with (force)`)
      await client.end()
    },
  }
}

/**
 * Works around two problems of the driver adapter, which is made for applications rather than migrations. It splits
 * scripts at every semicolon, even within strings and function bodies; here, each script runs as a whole in one
 * transaction. It also cannot read Postgres's internal "char" type, which the system catalog uses.
 */
function repair(connection) {
  const performIO = connection.performIO.bind(connection)
  const queryRaw = connection.queryRaw.bind(connection)
  let isChar = []

  connection.performIO = async (query) => {
    const result = await performIO(query)
    const fields = result.fields ?? []
    isChar = fields.map((field) => field.dataTypeID === internalChar)
    for (const field of fields) if (field.dataTypeID === internalChar) field.dataTypeID = text
    return result
  }
  connection.queryRaw = async (query) => {
    const result = await queryRaw(query)
    result.columnTypes = result.columnTypes.map((type, index) =>
      isChar[index] ? ColumnTypeEnum.Character : type,
    )
    return result
  }
  if (connection.executeScript) {
    connection.executeScript = async (script) => {
      try {
        await connection.client.query(script)
      } catch (error) {
        connection.onError(error)
      }
    }
  }
  if (connection.startTransaction) {
    const startTransaction = connection.startTransaction.bind(connection)
    connection.startTransaction = async (...args) => repair(await startTransaction(...args))
  }
  return connection
}
