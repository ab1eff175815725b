import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { PrismaPg } from '@prisma/adapter-pg'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PrismaClient } from '@/lib/platform/generated/prisma/client'
import { BUCKETS } from '@/lib/platform/upload-slots'
import { saveConnection } from '@/lib/storage/connection'
import { MARK } from '@/lib/storage/mark'
import { verifyChain } from '../../scripts/audit/verify-chain'
import { runTool } from '../../scripts/backup/postgres-tools'
import { rememberPorts } from '../../scripts/embedded/ports.mjs'
import { startPostgres } from '../../scripts/embedded/postgres.mjs'
import { migrate, seedOnce } from '../../scripts/start/database.mjs'
import { withClient } from '../support/database'
import { startOwnStorage } from '../support/own-services'
import { startTlsFront, tlsIdentity } from '../support/tls-front'

// Tests "npm run backup" and "npm run restore", from one Postgres and storage server to another, with the version of
// pg_dump.

const root = path.resolve(import.meta.dirname, '../..')
const folderOfAll = '/usr/lib/postgresql'
const programs = (existsSync(folderOfAll) ? readdirSync(folderOfAll) : [])
  .sort()
  .map((version) => path.join(folderOfAll, version, 'bin'))
  .findLast((bin) =>
    ['postgres', 'initdb', 'pg_dump', 'pg_restore'].every((name) => existsSync(path.join(bin, name))),
  )

async function startSource(bin: string, name: string) {
  const dir = mkdtempSync(path.join(os.tmpdir(), `backup-${name}-`))
  chmodSync(dir, 0o711)
  const postgres = await startPostgres({
    dir: path.join(dir, 'postgres'),
    ports: rememberPorts(path.join(dir, 'ports.json')),
    password: 'only-for-this-test',
    database: 'site',
    isThrowaway: true,
    binaries: { postgres: path.join(bin, 'postgres'), initdb: path.join(bin, 'initdb') },
  })
  const storage = await startOwnStorage([])
  const env = {
    ...process.env,
    ...storage.env(false),
    S3_BUCKET_PREFIX: '',
    DATABASE_URL: postgres.url,
    PG_DUMP: path.join(bin, 'pg_dump'),
    PG_RESTORE: path.join(bin, 'pg_restore'),
  }
  const remove = async () => {
    await postgres.stop()
    await storage.remove()
    rmSync(dir, { recursive: true, force: true })
  }
  return { env, storage, remove }
}

/** The settings of a site whose storage is connected in the back office. */
const withoutStorage = { S3_ENDPOINT: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' }

const readInstallationId = ({ env }: Source) =>
  withClient(env.DATABASE_URL, async (client) => {
    const { rows } = await client.query<{ uuid: string }>('select uuid from installation')
    return rows[0]?.uuid
  })

type Source = Awaited<ReturnType<typeof startSource>>

/** Runs the command in a separate process, because this process runs the storage server. */
function run(command: 'backup' | 'restore', args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['scripts/backup.mjs', command, ...args], { cwd: root, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  return new Promise<{ status: number | null; output: string }>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => resolve({ status, output }))
  })
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function openStorage({ storage }: Source) {
  const { accessKeyId, secretAccessKey, region, endpoint } = storage
  return new S3Client({
    credentials: { accessKeyId, secretAccessKey },
    region,
    endpoint,
    forcePathStyle: true,
  })
}

/**
 * Adds people with an email each, and press files with their rows, one after another until the returned function is
 * called, as the site does: both rows in one transaction, and the object before its row.
 */
function keepAdding(source: Source) {
  const client = openStorage(source)
  let isOver = false
  const ended = withClient(source.env.DATABASE_URL, async (database) => {
    while (!isOver) {
      const [id, text] = [randomUUID(), `Written while the backup ran: ${randomUUID()}`]
      await client.send(new PutObjectCommand({ Bucket: 'press-kit', Key: id, Body: text }))
      await database.query(
        `insert into press_file (id, key, name, content_type, size, sha256) values ($1::uuid, $1::text, 'Note', 'text/plain', $2, $3)`,
        [id, text.length, digest(Buffer.from(text))],
      )
      await database.query('begin')
      await database.query(
        `insert into waitlist (id, name, email, source, consent_version) values ($1::uuid, 'Ada', $1::text, 'hero', 'x')`,
        [id],
      )
      await database.query(
        `insert into mail_message (id, template, props, to_email, subject_id) values ($1::uuid, 'waitlist-welcome', '{}', $1::text, $1::uuid)`,
        [id],
      )
      await database.query('commit')
      // Limit the number of rows, because each is read again after the restore.
      await wait(20)
    }
  })
  return () => {
    isOver = true
    return ended
  }
}

/**
 * Returns a digest of every table's rows and every object's bytes. Leaves out sessions, which restoring ends, and the
 * id of the installation, which it renews.
 */
async function readEverything(source: Source) {
  const tables = await withClient(source.env.DATABASE_URL, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname !~ '^pg_' and schemaname <> 'information_schema' and tablename not in ('admin_session', 'installation') order by 1`,
    )
    const found: [string, string][] = []
    for (const { name } of rows) {
      const { rows: all } = await client.query(`select t::text as row from ${name} t order by 1`)
      found.push([name, `${all.length} ${digest(Buffer.from(JSON.stringify(all)))}`])
    }
    return found
  })
  const client = openStorage(source)
  const objects: string[] = []
  for (const Bucket of BUCKETS) {
    for (const { Key } of (await client.send(new ListObjectsV2Command({ Bucket }))).Contents ?? []) {
      if (Key === MARK.key) continue
      const { Body, ContentType } = await client.send(new GetObjectCommand({ Bucket, Key }))
      const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array()
      objects.push(`${Bucket} ${Key} ${ContentType} ${digest(bytes)}`)
    }
  }
  return { tables, objects }
}

it('reports why a dump could not be written, not that pg_dump was stopped', async () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'stopped-'))
  const file = path.join(dir, 'pg_dump')
  const onStop = `trap 'echo "terminated by user" >&2; exit 1' TERM`
  writeFileSync(file, `#!/bin/sh\n${onStop}\necho dump\nread line\n`, { mode: 0o755 })
  vi.stubEnv('PG_DUMP', file)
  try {
    const dump = runTool('pg_dump', [], async ({ stdout }) => {
      await once(stdout, 'data')
      throw new Error('no space left on device')
    })
    await expect(dump).rejects.toThrow('no space left on device')
  } finally {
    vi.unstubAllEnvs()
    rmSync(dir, { recursive: true })
  }
})

if (!programs) it('is not tested, because Postgres with its client programs is not installed', () => {})
else
  describe('a backup', () => {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'backups-'))
    const backup = path.join(dir, 'monday')
    const secret = path.join(dir, 'tuesday')
    let key: string
    let source: Source
    let target: Source
    let before: Awaited<ReturnType<typeof readEverything>>

    beforeAll(async () => {
      key = await generateX25519Identity()
      source = await startSource(programs, 'source')
      await migrate(source.env)
      const seeded = await seedOnce({
        env: source.env,
        adminUsername: 'admin',
        isPasswordGenerated: false,
        getAdminPassword: () => 'correct horse battery staple',
      })
      expect(seeded).not.toHaveProperty('storageProblem')
      await withClient(source.env.DATABASE_URL, (client) =>
        client.query('insert into admin_session (id, user_id) select gen_random_uuid(), id from admin_user'),
      )
      before = await readEverything(source)
      target = await startSource(programs, 'target')
    }, 180_000)
    afterAll(async () => {
      await source?.remove()
      await target?.remove()
      rmSync(dir, { recursive: true, force: true })
    })

    it.each([
      ['backup', 'older', 12],
      ['restore', 'newer', 99],
    ] as const)('refuses a %s with programs %s than the server', async (command, _, version) => {
      const tool = path.join(dir, `version-${version}`)
      writeFileSync(tool, `#!/bin/sh\necho "Postgres ${version}.1"\n`, { mode: 0o755 })
      const tools = { PG_DUMP: tool, PG_RESTORE: tool }
      const { status, output } = await run(command, [path.join(dir, 'none')], { ...source.env, ...tools })
      expect(status).toBe(1)
      expect(output).toMatch(/ is version (12|99), but .* version \d+\. Install postgresql-client-\d+/)
    })

    it('is refused, instead of made without the files, if the saved storage key cannot be read', async () => {
      const folder = path.join(dir, 'no-files')
      await withClient(source.env.DATABASE_URL, (client) =>
        client.query(
          `insert into storage_connection (provider, endpoint, region, access_key_id, secret, updated_by, updated_at)
           values ('s3', 'https://s3.example.com', 'auto', 'key', 'sealed with another secret', 'Ada', now())`,
        ),
      )
      const { status, output } = await run('backup', [folder], { ...source.env, ...withoutStorage })
      await withClient(source.env.DATABASE_URL, (client) => client.query('delete from storage_connection'))
      expect([status, output]).toEqual([
        1,
        expect.stringContaining('The saved key can no longer be read because SETTINGS_SECRET has changed'),
      ])
      expect(output).not.toContain('node_modules')
      expect(existsSync(path.join(folder, 'manifest.json'))).toBe(false)
    })

    it('is refused with an empty key, as from an unset variable, instead of being written unencrypted', async () => {
      const folder = path.join(dir, 'unencrypted')
      expect(await run('backup', [folder, '--encrypt-to', ''], source.env)).toEqual({
        status: 1,
        output: expect.stringContaining('"" is not an age public key'),
      })
      expect(existsSync(folder)).toBe(false)
    })

    it('contains every table and every object, and can be restored elsewhere', async () => {
      expect(await run('backup', [backup], source.env)).toEqual({
        status: 0,
        output: expect.stringContaining('Backed up the database'),
      })
      expect(
        (await run('backup', [secret, '--encrypt-to', await identityToRecipient(key)], source.env)).status,
      ).toBe(0)
      await source.storage.stop()
      const { status, output } = await run('restore', [backup], target.env)
      expect([status, output]).toEqual([0, expect.stringContaining('Restored the database')])
      // Otherwise campaigns would again reach people who have opted out since the backup.
      expect(output).toContain('unsubscribed since')
      expect(before.objects.length).toBeGreaterThan(0)
      expect(await readEverything(target)).toEqual(before)
      // Otherwise it could delete the files of the original site, if it was ever connected to the same storage.
      expect(await readInstallationId(target)).not.toBe(await readInstallationId(source))
      const { rows: sessions } = await withClient(target.env.DATABASE_URL, (client) =>
        client.query('select revoked_at from admin_session'),
      )
      expect(sessions).toEqual([{ revoked_at: expect.any(Date) }])
      const verified = await withClient(target.env.DATABASE_URL, (client) => verifyChain(client))
      expect(verified).toMatchObject({ fault: null, head: { position: expect.any(BigInt) } })
    }, 60_000)

    it('replaces a database that is not empty only when told to', async () => {
      await withClient(target.env.DATABASE_URL, (client) => client.query('delete from faq'))
      const refused = await run('restore', [backup], target.env)
      expect([refused.status, refused.output]).toEqual([
        1,
        expect.stringContaining('The database is not empty'),
      ])
      expect((await readEverything(target)).tables).not.toEqual(before.tables)
      const inUse = await withClient(target.env.DATABASE_URL, () =>
        run('restore', [backup, '--replace'], target.env),
      )
      expect(inUse).toMatchObject({ status: 1, output: expect.stringContaining('The database is in use') })
      expect((await readEverything(target)).tables).not.toEqual(before.tables)
      const mark = { Bucket: MARK.bucket, Key: MARK.key }
      await openStorage(target).send(new PutObjectCommand({ ...mark, Body: 'the id of the replaced site' }))
      expect(await run('restore', [backup, '--replace'], target.env)).toMatchObject({ status: 0 })
      expect(await readEverything(target)).toEqual(before)
      const { Body } = await openStorage(target).send(new GetObjectCommand(mark))
      expect(await Body?.transformToString()).toBe(await readInstallationId(target))
    }, 60_000)

    it('can be encrypted, and is then restored only with its key', async () => {
      const files = readdirSync(secret, { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      )
      const begins = files
        .filter(({ name }) => name !== 'manifest.json')
        .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name)).toString('latin1', 0, 21))
      expect(new Set(begins)).toEqual(new Set(['age-encryption.org/v1']))

      const own = path.join(dir, 'key.txt')
      const other = path.join(dir, 'other.txt')
      writeFileSync(own, `# created by age-keygen\n${key}\n`)
      writeFileSync(other, `${await generateX25519Identity()}\n`)
      await withClient(target.env.DATABASE_URL, (client) => client.query('delete from faq'))
      const changed = await readEverything(target)
      const restore = (...options: string[]) => run('restore', [secret, '--replace', ...options], target.env)
      expect((await restore()).output).toContain('This backup is encrypted')
      expect((await restore('--identity', other)).output).toContain('does not open this backup')
      const forged = await run('restore', [backup, '--replace', '--identity', own], target.env)
      expect(forged).toEqual({
        status: 1,
        output: expect.stringContaining('This backup is not encrypted, so anyone may have written it.'),
      })
      expect(await readEverything(target)).toEqual(changed)
      expect(await restore('--identity', own)).toMatchObject({ status: 0 })
      expect(await readEverything(target)).toEqual(before)
    }, 90_000)

    it('is consistent even if the site is used while it is running', async () => {
      const busy = path.join(dir, 'wednesday')
      await source.storage.restart()
      const stopAdding = keepAdding(source)
      expect(await run('backup', [busy], source.env)).toMatchObject({ status: 0 })
      await stopAdding()
      expect(await run('restore', [busy, '--replace'], target.env)).toMatchObject({ status: 0 })

      const { tables, objects } = await readEverything(target)
      const digests = new Set(objects.map((line) => line.split(' ').at(-1)))
      await withClient(target.env.DATABASE_URL, async (client) => {
        const files = (await client.query<{ sha256: string }>('select sha256 from press_file')).rows
        expect(files.filter(({ sha256 }) => !digests.has(sha256))).toEqual([])
        const added = await client.query(
          `select w.email, m.to_email from waitlist w full join mail_message m on m.subject_id = w.id
           where w.consent_version = 'x' or m.template = 'waitlist-welcome'`,
        )
        expect(added.rows.length, 'the backup contains some of the added rows').toBeGreaterThan(0)
        expect(added.rows.filter(({ email, to_email }) => email !== to_email)).toEqual([])
      })
      expect(tables.map(([name]) => name)).toEqual(before.tables.map(([name]) => name))
    }, 90_000)

    it('checks the server’s certificate with sslmode=verify-full', async () => {
      const certificate = path.join(dir, 'certificate.pem')
      writeFileSync(certificate, tlsIdentity.cert)
      await withClient(source.env.DATABASE_URL, async (client) => {
        // Postgres may run as another user, who must own the key.
        for (const [name, text] of Object.entries({
          'server.crt': tlsIdentity.cert,
          'server.key': tlsIdentity.key,
        }))
          await client.query(
            `copy (select regexp_split_to_table(${client.escapeLiteral(text)}, '\n'))
             to program 'umask 077; cat > ${name}'`,
          )
        await client.query('alter system set ssl = on')
        await client.query('select pg_reload_conf()')
      })
      const url = new URL(source.env.DATABASE_URL)
      const verified = `${Object.assign(url, { hostname: 'localhost' }).href}?sslmode=verify-full`
      const untrusting = { ...source.env, DATABASE_URL: verified }
      const trusting = { ...untrusting, NODE_EXTRA_CA_CERTS: certificate }
      const { status, output } = await run('backup', [path.join(dir, 'thursday')], trusting)
      expect([status, output]).toEqual([0, expect.stringContaining('Backed up the database')])
      expect((await run('backup', [path.join(dir, 'untrusted')], untrusting)).status).toBe(1)
    }, 60_000)

    it('changes nothing if pg_restore cannot read the dump', async () => {
      const newer = path.join(dir, 'newer')
      cpSync(backup, newer, { recursive: true })
      const [dump, manifest] = [path.join(newer, 'database.dump'), path.join(newer, 'manifest.json')]
      const bytes = readFileSync(dump)
      // The minor version of the format, after "PGDMP" and the major version.
      bytes[6] = 99
      writeFileSync(dump, bytes)
      const { database, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'))
      writeFileSync(manifest, JSON.stringify({ ...rest, database: { ...database, sha256: digest(bytes) } }))
      const untouched = await readEverything(target)
      const { status, output } = await run('restore', [newer, '--replace'], target.env)
      expect([status, output]).toEqual([1, expect.stringContaining('unsupported version')])
      expect(await readEverything(target)).toEqual(untouched)
    }, 60_000)

    it('does not touch the files of a running site when a copy of the site would share its storage', async () => {
      const url = Object.assign(new URL(target.env.DATABASE_URL), { pathname: '/copy' }).href
      await withClient(target.env.DATABASE_URL, (client) => client.query('create database copy'))
      const { objects } = await readEverything(target)
      const { status, output } = await run('restore', [backup], { ...target.env, DATABASE_URL: url })
      expect([status, output]).toEqual([1, expect.stringMatching(/the bucket [a-z-]+ is not empty/)])
      expect((await readEverything(target)).objects).toEqual(objects)
    }, 60_000)

    it('does not touch the files of a running site when its backup replaces a staging site', async () => {
      const production = path.join(dir, 'production')
      const mark = { Bucket: MARK.bucket, Key: MARK.key }
      await openStorage(target).send(new PutObjectCommand({ ...mark, Body: 'the id of production' }))
      const front = await startTlsFront(target.storage.endpoint)
      const connect = async (url: string, bucketPrefix: string) => {
        const client = new PrismaClient({ adapter: new PrismaPg({ connectionString: url }) })
        const { accessKeyId, secretAccessKey, region } = target.storage
        // Names of local servers are refused when they are resolved.
        const endpoint = `https://127.0.0.1:${front.port}`
        const entered = { provider: 's3', endpoint, region, accessKeyId, bucketPrefix } as const
        const secret = { key: secretAccessKey }
        await saveConnection(client, { ...entered, secret }, { version: 0, by: 'Ada' })
        await client.$disconnect()
      }
      // The certificate is for names only.
      const env = { ...target.env, ...withoutStorage, NODE_TLS_REJECT_UNAUTHORIZED: '0' }
      const url = Object.assign(new URL(env.DATABASE_URL), { pathname: '/copy' }).href
      await connect(env.DATABASE_URL, '')
      await connect(url, 'staging-')
      expect(await run('backup', [production], env)).toMatchObject({ status: 0 })
      const { objects } = await readEverything(target)

      const restore = () => run('restore', [production, '--replace'], { ...env, DATABASE_URL: url })
      // The second time, the replaced database is already a copy of production's.
      for (const attempt of [1, 2]) {
        const { status, output } = await restore()
        expect([attempt, status, output]).toEqual([attempt, 1, expect.stringContaining('is not empty')])
      }
      expect((await readEverything(target)).objects).toEqual(objects)
      await openStorage(target).send(new GetObjectCommand(mark))
      await front.stop()
    }, 90_000)

    it('is restored beside a database whose audit log belongs to another role, not in its place', async () => {
      const friday = path.join(dir, 'friday')
      const password = 'only-for-this-test'
      const inDatabase = (name: string, change: { username?: string; password?: string } = {}) =>
        Object.assign(new URL(target.env.DATABASE_URL), change, { pathname: `/${name}` }).href
      const asSuperuser = (name: string, sql: string) =>
        withClient(inDatabase(name), (client) => client.query(sql))
      const asSite = (name: string) => ({
        ...target,
        env: {
          ...target.env,
          DATABASE_URL: inDatabase(name, { username: 'moneyplan', password }),
          S3_BUCKET_PREFIX: `${name.replace('_', '-')}-`,
        },
      })
      const [old, fresh] = [asSite('moneyplan'), asSite('moneyplan_new')]
      const protect = readFileSync(path.join(root, 'deploy/audit-owner.sql'), 'utf8')
      await asSuperuser('postgres', `create role moneyplan login password '${password}'`)
      await asSuperuser('postgres', 'create database moneyplan owner moneyplan')
      await asSuperuser('postgres', 'create database moneyplan_new owner moneyplan')
      expect(await run('restore', [backup], old.env)).toMatchObject({ status: 0 })
      await asSuperuser('moneyplan', protect)
      expect(await run('backup', [friday], old.env)).toMatchObject({ status: 0 })

      const untouched = await readEverything(old)
      const { status, output } = await run('restore', [friday, '--replace'], old.env)
      expect([status, output]).toEqual([1, expect.stringContaining('run "createdb --owner=moneyplan NAME"')])
      expect(output).not.toContain('node_modules')
      expect(await readEverything(old)).toEqual(untouched)

      expect(await run('restore', [friday], fresh.env)).toMatchObject({ status: 0 })
      expect(await readEverything(fresh)).toEqual(untouched)
      await asSuperuser('moneyplan_new', protect)
      const sql = "select datdba::regrole::text as owner from pg_database where datname = 'moneyplan_new'"
      expect((await asSuperuser('postgres', sql)).rows).toEqual([{ owner: 'moneyplan_audit' }])
    }, 90_000)

    it('is not restored if one of its files has changed', async () => {
      const file = path.join(backup, 'database.dump')
      const bytes = readFileSync(file)
      bytes[1000] = (bytes[1000] ?? 0) ^ 1
      writeFileSync(file, bytes)
      const untouched = await readEverything(target)
      const { status, output } = await run('restore', [backup, '--replace'], target.env)
      expect([status, output]).toEqual([1, expect.stringContaining('The backup is damaged')])
      expect(await readEverything(target)).toEqual(untouched)
    }, 60_000)
  })
