import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { BUCKETS, type Bucket } from '@/lib/platform/upload-slots'
import { activeStorage, isSetByEnvironment } from '@/lib/storage/connection'
import { MARK, markStorage } from '@/lib/storage/mark'
import {
  ensureBuckets,
  hasObject,
  listObjects,
  openObject,
  putObject,
  removeObject,
} from '@/lib/storage/objects'
import { createDecryption } from './encryption'
import { databaseFile, objectFile, readBackup } from './manifest'
import { APPLICATION, Problem, requireSameVersion, runTool, withDatabase } from './postgres-tools'

/**
 * Restores a backup into an empty database and storage; with `isReplacing`, replaces their content. If the storage
 * settings come from the backup, the storage must be empty or belong to the replaced site. `identity` is the file with
 * the backup's key.
 */
export async function restore(
  folder: string,
  { isReplacing, identity }: { isReplacing: boolean; identity: string | undefined },
) {
  await requireSameVersion('pg_restore')
  const { objects, isEncrypted } = await readBackup(folder)
  const open = await createDecryption(isEncrypted, identity)
  // Check this before changing anything, because the key may be wrong, or the dump written by a newer pg_dump.
  const dump = await open(databaseFile(folder))
  await runTool('pg_restore', ['--list'], async ({ stdin, stdout }) => {
    stdout.resume()
    // It only reads the beginning, and then closes its input.
    await pipeline(dump.body, stdin).catch(() => {})
  })
  // An empty database has no such table.
  const replacedId = isReplacing ? await findInstallationId().catch(() => undefined) : undefined
  if (isReplacing) await emptyDatabase()
  else await requireEmpty()
  console.log('Database …')
  const database = await open(databaseFile(folder))
  const options = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error']
  await runTool('pg_restore', options, ({ stdin }) => pipeline(database.body, stdin))
  await withDatabase(async (client) => {
    // Somebody may have lost access after the backup.
    await client.query('update admin_session set revoked_at = now() where revoked_at is null')
    // The site that was backed up may still be running, and keeps its storage. Old backups do not have this table.
    await client.query(`do $$ begin
      if to_regclass('installation') is not null then update installation set uuid = gen_random_uuid(); end if;
    end $$`)
  })

  // The database now contains the storage settings.
  const { connection } = await activeStorage()
  if (objects.length > 0 && !connection)
    throw new Problem(
      'The database is restored. No storage is connected, so the objects are not: set the S3_… settings, and restore again with --replace.',
    )
  if (connection && objects.length > 0) {
    await ensureBuckets()
    const isReplaced = isReplacing && (isSetByEnvironment || (await readMark()) === replacedId)
    if (!isReplaced) await requireEmptyStorage()
    // If the restore is interrupted, it can be repeated.
    await markStorage(connection)
  }
  for (const object of objects) {
    const { bucket, key, contentType } = object
    const { body, size } = await open(objectFile(folder, object))
    if (await hasObject(bucket, key)) await removeObject(bucket, key)
    await putObject(bucket, key, body, { contentType, size })
  }
  console.log(
    `Restored the database and ${objects.length} objects from ${folder}. The site can be started now.
Everyone in the back office has to sign in again. These are as they were at the time of the backup, so check them:
- people whose data was erased since: erase them again
- people who unsubscribed since, and addresses suppressed since, for example after a bounce: add them under /admin/mail/suppressed, or campaigns, including restored ones, will email them again
- accounts, roles, passwords, passkeys and invitations: repeat what was changed since
- emails and campaigns that were waiting to be sent: they are sent once the site has started, even if they were sent before`,
  )
}

const findInstallationId = () =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ uuid: string }>('select uuid from installation')
    return rows[0]?.uuid
  })

/** Returns the id of the installation that the storage belongs to; null if it has no mark. */
async function readMark() {
  const mark = await openObject(MARK.bucket, MARK.key)
  return mark && text(mark.body)
}

const OWN = `nspname !~ '^pg_' and nspname <> 'information_schema'`

async function requireEmpty() {
  const tables = `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OWN} limit 1`
  const isEmpty = await withDatabase(async (client) => (await client.query(tables)).rowCount === 0)
  if (!isEmpty)
    throw new Problem(
      'The database is not empty, and nothing was changed. To replace what is in it, add --replace.',
    )
}

/**
 * Throws if a bucket contains objects, or only the mark of another installation. A backup includes the settings of
 * storage connected in the back office, so a restored copy would use the original site's buckets.
 */
async function requireEmptyStorage() {
  if (await hasObject(MARK.bucket, MARK.key)) throw notEmpty(MARK.bucket)
  for (const bucket of BUCKETS) for await (const _object of listObjects(bucket)) throw notEmpty(bucket)
}

const notEmpty = (bucket: Bucket) =>
  new Problem(
    `The database was restored, but the objects were not, because the bucket ${bucket} is not empty. If a running site uses this bucket, do not start another site on this database.
Set the S3_… settings to other storage, or set S3_BUCKET_PREFIX to use other buckets, and restore again with --replace. To replace the contents of these buckets instead, set the S3_… settings to them, and restore again with --replace.`,
  )

async function emptyDatabase() {
  await withDatabase(async (client) => {
    const others = `select 1 from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and application_name <> $1`
    if ((await client.query(others, [APPLICATION])).rowCount) throw new Problem(IN_USE)
    const { rows } = await client.query<{ name: string; role: string; isOwn: boolean }>(
      `select nspname as name, current_user as role, pg_has_role(nspowner, 'usage') as "isOwn" from pg_namespace where ${OWN}`,
    )
    const foreign = rows.find(({ isOwn }) => !isOwn)
    if (foreign) throw new Problem(cannotReplace(foreign.role))
    await client.query('begin')
    for (const { name } of rows) await client.query(`drop schema ${client.escapeIdentifier(name)} cascade`)
    // Do the same as in a new database, so that the next backup is identical.
    await client.query(`create schema public authorization pg_database_owner; grant usage on schema public to public;
      comment on schema public is 'standard public schema'`)
    await client.query('commit')
  })
}

const IN_USE =
  'The database is in use, and nothing was changed. Stop all instances of the site and other programs that are connected to it first.'

const cannotReplace = (
  role: string,
) => `The tables of this database do not all belong to ${role}, as after deploy/audit-owner.sql, so this role cannot replace them. Nothing was changed.
Restore into a new database instead: run "createdb --owner=${role} NAME" as a superuser, point DATABASE_URL at it, and leave out
--replace. Then also run deploy/audit-owner.sql for the new database.`
