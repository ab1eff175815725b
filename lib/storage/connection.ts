import 'server-only'
import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { db, type Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import type { StorageConnection as Row } from '@/lib/platform/generated/prisma/client'
import { log } from '@/lib/platform/log'
import { createSecretBox } from '@/lib/platform/secret-box'
import { type Provider, type StorageConnection, supabaseStorage } from './provider'

/**
 * Where files are stored and who configured it. Without a connection there is no storage; `problem` is the reason.
 */
export type ActiveStorage =
  | { source: 'environment' | 'saved' | 'embedded'; connection: StorageConnection }
  | { source: 'saved'; connection: null; problem: 'locked' }
  | { source: 'none'; connection: null; problem: 'none' }

/** Every process sees a change after little more than this time. */
const FRESH_MS = 500
/** If the database takes longer than this, the last known connection is used, so that images still load. */
const TIMEOUT_MS = 1_000

const fromEnvironment = readSettings()
let lastRead: { active: ActiveStorage; revision: string; at: number } | undefined
let reading: Promise<ActiveStorage> | undefined

/**
 * Returns the storage that the environment configures or, failing that, the one that staff saved or the embedded store.
 * The object stays the same until something changes.
 */
export async function activeStorage(): Promise<ActiveStorage> {
  if (fromEnvironment && isSetByEnvironment) return fromEnvironment
  if (lastRead && performance.now() - lastRead.at < FRESH_MS) return lastRead.active
  reading ??= readConnection().finally(() => {
    reading = undefined
  })
  if (!lastRead) return reading
  const { active } = lastRead
  return Promise.race([reading, wait(TIMEOUT_MS, active)]).catch((error: unknown) => {
    log.warn({ err: error }, 'the storage connection could not be read; the last known one is used')
    return active
  })
}

/** True if environment variables configure the storage. Saved settings are then ignored. */
export const isSetByEnvironment = fromEnvironment !== undefined && !env.S3_EMBEDDED

/** Returns the storage. Reads the saved connection again, even if it was just read. */
export async function refreshStorage(): Promise<ActiveStorage> {
  return fromEnvironment && isSetByEnvironment ? fromEnvironment : readConnection()
}

async function readConnection(): Promise<ActiveStorage> {
  const row = await findSavedConnection()
  const revision = row ? `${row.version} ${row.updatedAt.getTime()}` : 'none'
  const active = lastRead?.revision === revision ? lastRead.active : activeFrom(row)
  lastRead = { active, revision, at: performance.now() }
  return active
}

function activeFrom(row: Row | null): ActiveStorage {
  if (!row) return fromEnvironment ?? { source: 'none', connection: null, problem: 'none' }
  const connection = openConnection(row)
  return connection
    ? { source: 'saved', connection }
    : { source: 'saved', connection: null, problem: 'locked' }
}

function readSettings(): Extract<ActiveStorage, { connection: StorageConnection }> | undefined {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!endpoint || !accessKeyId || !secretAccessKey) return undefined
  return {
    source: env.S3_EMBEDDED ? 'embedded' : 'environment',
    connection: {
      endpoint,
      region: env.S3_REGION,
      accessKeyId,
      secretAccessKey,
      forcePathStyle: env.S3_FORCE_PATH_STYLE,
      bucketPrefix: env.S3_BUCKET_PREFIX,
      isUserSupplied: false,
    },
  }
}

/** The entered settings as stored. */
export interface EnteredConnection {
  provider: Provider
  endpoint: string
  region: string
  accessKeyId: string
  bucketPrefix: string
  secret: EnteredSecret
}

/** Stored encrypted. S3: the secret access key. Supabase: the anon key, and the service role key if given. */
export interface EnteredSecret {
  key: string
  serviceKey?: string
}

const box = createSecretBox(env.SETTINGS_SECRET, env.SETTINGS_SECRET_PREVIOUS)

/**
 * Returns the context that the encrypted secret is bound to, so that changing the address in the database cannot
 * redirect the secret.
 */
const identityOf = ({
  provider,
  endpoint,
  region,
  accessKeyId,
  bucketPrefix,
}: Omit<EnteredConnection, 'secret'>) => [
  'storage_connection',
  '1',
  provider,
  endpoint,
  region,
  accessKeyId,
  bucketPrefix,
]

/** Returns the connection for entered settings. */
export function connectionFrom({ secret, ...entered }: EnteredConnection): StorageConnection {
  if (entered.provider === 'supabase') return supabaseStorage(entered.endpoint, secret)
  const { endpoint, region, accessKeyId, bucketPrefix } = entered
  return {
    endpoint,
    region,
    accessKeyId,
    bucketPrefix,
    secretAccessKey: secret.key,
    forcePathStyle: true,
    isUserSupplied: true,
  }
}

/** Returns the connection saved by staff, whether it can be decrypted or not, or null. */
export function findSavedConnection(): Promise<Row | null> {
  return db.storageConnection.findUnique({ where: { id: 1 } })
}

/** Decrypts the stored settings; null if the settings secret has changed or the row was tampered with. */
export function decryptConnection(row: Row): EnteredConnection | null {
  const { endpoint, region, accessKeyId, bucketPrefix } = row
  const provider: Provider = row.provider === 'supabase' ? 'supabase' : 's3'
  const rest = { provider, endpoint, region, accessKeyId, bucketPrefix }
  try {
    return { ...rest, secret: JSON.parse(box.open(row.secret, identityOf(rest))) }
  } catch (error) {
    log.error({ fault: error instanceof Error ? error.name : '' }, 'the saved storage secret cannot be read')
    return null
  }
}

/** Encrypts the saved secret with the current SETTINGS_SECRET, so that the previous one can be removed. */
export async function resealConnection() {
  const row = await findSavedConnection()
  if (!row || box.isCurrent(row.secret)) return
  const entered = decryptConnection(row)
  if (!entered) return
  const { secret, ...rest } = entered
  await db.storageConnection.updateMany({
    where: { id: row.id, secret: row.secret },
    data: { secret: box.seal(JSON.stringify(secret), identityOf(rest)) },
  })
}

function openConnection(row: Row): StorageConnection | null {
  const entered = decryptConnection(row)
  return entered && connectionFrom(entered)
}

/**
 * Replaces the connection with this `version` (0 for none). Returns false if another one has been saved since. Versions
 * start at a random number, because a form may stay open while the connection is removed and another one is added.
 */
export async function saveConnection(
  tx: Transaction,
  { secret, ...entered }: EnteredConnection,
  { version, by }: { version: number; by: string },
): Promise<boolean> {
  const data = {
    ...entered,
    secret: box.seal(JSON.stringify(secret), identityOf(entered)),
    updatedBy: by,
    updatedAt: new Date(),
  }
  const { count } =
    version === 0
      ? await tx.storageConnection.createMany({
          data: { ...data, version: randomInt(1, 2 ** 30) },
          skipDuplicates: true,
        })
      : await tx.storageConnection.updateMany({
          where: { id: 1, version },
          data: { ...data, version: { increment: 1 } },
        })
  return count === 1
}
