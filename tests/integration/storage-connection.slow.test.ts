import { randomInt, randomUUID } from 'node:crypto'
import type { LookupAddress } from 'node:dns'
import type { RequestListener } from 'node:http'
import https from 'node:https'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { GET } from '@/app/api/admin/storage/route'
import { db } from '@/lib/platform/db'
import { BUCKETS } from '@/lib/platform/upload-slots'
import { connectStorage, disconnectStorage, testStorage } from '@/lib/settings/actions'
import { getStorageHealth, getStorageSettings } from '@/lib/settings/admin-queries'
import { connectionMessages } from '@/lib/settings/schema'
import { deleteObject, openObject, putObject, signedDownloadUrl } from '@/lib/storage/objects'
import { makeAccount } from '../support/accounts'
import { becomeAdmin } from '../support/admin'
import { query } from '../support/database'
import { listen } from '../support/listening'
import { startOwnStorage } from '../support/own-services'
import { becomeVisitor } from '../support/request'
import { noteStaffMessage } from '../support/seen-sentences'
import { startSupabaseStorage, supabaseKey } from '../support/supabase-storage'
import { startTlsFront, tlsHosts, tlsIdentity, trustTestCertificate } from '../support/tls-front'

// Storage servers on this machine stand in for those on the internet. The check for allowed addresses is only relaxed
// for their names; all other names go through the real check, with this resolver's answers.
const names: Record<string, string> = {
  'rebind.shop.ng': '127.0.0.1',
  'mapped.shop.ng': '::ffff:127.0.0.1',
  'metadata.shop.ng': '169.254.169.254',
}
vi.mock('@/lib/storage/public-address', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/lib/storage/public-address')>()
  const resolve = (host: string, _options: object, done: (e: Error | null, all: LookupAddress[]) => void) => {
    const address = names[host]
    if (address) done(null, [{ address, family: net.isIP(address) }])
    else done(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' }), [])
  }
  const checked = original.createPublicLookup(resolve)
  const here: net.LookupFunction = (host, options, done) => {
    if (![...tlsHosts, 'other.shop.ng'].some((each) => each === host)) return checked(host, options, done)
    if (options.all) done(null, [{ address: '127.0.0.1', family: 4 }])
    else done(null, '127.0.0.1', 4)
  }
  return { ...original, createPublicLookup: () => here }
})

let storage: Awaited<ReturnType<typeof startOwnStorage>>
let front: Awaited<ReturnType<typeof startTlsFront>>

beforeAll(async () => {
  trustTestCertificate()
  storage = await startOwnStorage()
  front = await startTlsFront(storage.endpoint)
})
afterAll(async () => {
  await front.stop()
  await storage.remove()
})
beforeEach(async () => {
  // Each test has its own address, and so its own limit.
  await becomeAdmin({ 'x-forwarded-for': `198.51.${randomInt(255)}.${randomInt(255)}` })
})
afterEach(async () => {
  await db.storageConnection.deleteMany()
})

const s3 = (changes: object = {}) => ({
  provider: 's3' as const,
  version: 0,
  endpoint: `https://storage.shop.ng:${front.port}`,
  region: storage.region,
  accessKeyId: storage.accessKeyId,
  secretAccessKey: storage.secretAccessKey,
  bucketPrefix: '',
  ...changes,
})
const supabase = (changes: object = {}) => ({
  provider: 'supabase' as const,
  version: 0,
  anonKey: supabaseKey('anon'),
  serviceKey: '',
  url: 'https://abcdefgh.supabase.co',
  ...changes,
})

const connectWith = async (changes: object = {}) =>
  expect(await connectStorage(s3(changes))).toEqual({ ok: true, data: null })

const savedVersion = async () => (await db.storageConnection.findUniqueOrThrow({ where: { id: 1 } })).version

async function put(content: string) {
  const key = randomUUID()
  const body = Buffer.from(content)
  await putObject('resumes', key, body, { contentType: 'text/plain', size: body.length })
  return key
}

/** Waits as long as a process may use outdated settings. */
const untilSeen = () => wait(1_000)

/** Loads the modules again, like another process that has not read anything yet. */
async function otherProcess(settings: Record<string, string> = {}) {
  const originalEnv = { ...process.env }
  vi.resetModules()
  Object.assign(process.env, settings)
  try {
    return {
      storage: await import('@/lib/storage/objects'),
      actions: await import('@/lib/settings/actions'),
      queries: await import('@/lib/settings/admin-queries'),
    }
  } finally {
    Object.assign(process.env, originalEnv)
    for (const name of Object.keys(settings)) if (!(name in originalEnv)) delete process.env[name]
  }
}

describe('a connection', () => {
  it('is announced to every owner and nobody else, like its end', async () => {
    const [owner, editor] = [await makeAccount('Ada'), await makeAccount('Ebi')]
    await db.adminUser.update({ where: { id: editor.id }, data: { role: 'editor' } })
    const notices = (toEmail: string) =>
      db.mailMessage.count({ where: { toEmail, props: { path: ['change'], equals: 'storage-changed' } } })
    await connectWith()
    expect(await notices(owner.email)).toBe(1)
    expect(await disconnectStorage({ version: 9 })).toMatchObject({ ok: false })
    expect(await disconnectStorage({ version: await savedVersion() })).toMatchObject({ ok: true })
    expect(await notices(owner.email)).toBe(2)
    expect(await notices(editor.email)).toBe(0)
  })

  it('is used by every process within a second, and no longer after disconnecting', async () => {
    const other = await otherProcess()
    const before = await put('in the first')
    expect(await other.storage.openObject('resumes', before)).not.toBeNull()

    await connectWith()
    await untilSeen()
    expect(await openObject('resumes', before)).toBeNull()
    const key = await put('in the second')
    const found = await other.storage.openObject('resumes', key)
    expect(found && (await text(found.body))).toBe('in the second')
    expect(await getStorageSettings()).toMatchObject({
      source: 'saved',
      saved: { provider: 's3', updatedBy: 'Bisi', isReadable: true },
    })

    expect(await disconnectStorage({ version: await savedVersion() })).toMatchObject({ ok: true })
    await untilSeen()
    for (const open of [openObject, other.storage.openObject]) {
      expect(await open('resumes', before)).not.toBeNull()
      expect(await open('resumes', key)).toBeNull()
    }
    expect(await getStorageSettings()).toMatchObject({ source: 'embedded', saved: null })
  })

  it('leaves nothing behind from its test', async () => {
    await connectWith()
    await untilSeen()
    expect(await testStorage({})).toMatchObject({ ok: true, data: { isWorking: true } })
    const { listObjects } = await import('@/lib/storage/objects')
    for (const bucket of BUCKETS)
      for await (const { key } of listObjects(bucket)) expect(key).not.toMatch(/^connection-test/)
  })

  it('keeps its secret unreadable', async () => {
    await connectWith()
    const kept = await query(
      `select (select string_agg(s::text, ' ') from storage_connection s) || (select string_agg(a::text, ' ') from audit_event a) as all`,
    )
    expect(JSON.stringify(kept)).toContain('storage.shop.ng')
    const shown = await (await GET()).text()
    for (const result of [JSON.stringify(kept), JSON.stringify(await getStorageSettings()), shown])
      expect(result).not.toContain(storage.secretAccessKey)
  })

  it('can be edited without typing the secret again, which is sent nowhere else', async () => {
    await connectWith()
    expect(await connectStorage(s3({ version: await savedVersion(), secretAccessKey: '' }))).toMatchObject({
      ok: true,
    })
    const version = await savedVersion()
    for (const changes of [
      { endpoint: `https://other.shop.ng:${front.port}` },
      { endpoint: `https://storage.shop.ng:${front.port}/elsewhere` },
      { accessKeyId: 'another' },
    ])
      expect(await connectStorage(s3({ version, secretAccessKey: '', ...changes }))).toMatchObject({
        ok: false,
        fieldErrors: { secretAccessKey: expect.stringMatching(/enter the secret/) },
      })
  })

  it('is not replaced from a form that was opened for a connection removed since', async () => {
    await connectWith()
    const version = await savedVersion()
    await disconnectStorage({ version })
    await connectWith()
    expect(await connectStorage(s3({ version }))).toMatchObject({ ok: false })
    expect(await disconnectStorage({ version })).toMatchObject({ ok: false })
  })

  it('accepts only one of two simultaneous saves', async () => {
    const results = await Promise.all([connectStorage(s3()), connectStorage(s3())])
    expect(results.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(await connectStorage(s3())).toMatchObject({
      ok: false,
      message: expect.stringMatching(/changed the connection/),
    })
    expect(await disconnectStorage({ version: 7 })).toMatchObject({ ok: false })
    expect(await db.storageConnection.count()).toBe(1)
  })

  it("asks for its key again after the server's secret has changed, and nothing else breaks", async () => {
    await connectWith()
    const other = await otherProcess({ SETTINGS_SECRET: 'another secret of the settings, long enough' })
    await expect(other.storage.openObject('resumes', 'any')).rejects.toThrow(/can no longer be read/)
    expect(await other.queries.getStorageSettings()).toMatchObject({ saved: { isReadable: false } })
    expect(await other.queries.getStorageHealth()).toMatchObject({ isReachable: false, kind: 'locked' })
    expect(
      await other.actions.connectStorage(s3({ version: await savedVersion(), secretAccessKey: '' })),
    ).toMatchObject({
      ok: false,
      fieldErrors: { secretAccessKey: 'Please enter the secret access key' },
    })
    expect(await other.actions.connectStorage(s3({ version: await savedVersion() }))).toMatchObject({
      ok: true,
    })
    expect(await other.queries.getStorageHealth()).toEqual({ isReachable: true })
  })

  it('sends no secret and does not connect if someone changes its address in the database', async () => {
    await connectWith()
    const before = front.connections()
    await query(`update storage_connection set endpoint = 'https://other.shop.ng:${front.port}'`)
    const other = await otherProcess()
    await expect(other.storage.openObject('resumes', 'any')).rejects.toThrow()
    expect(front.connections()).toBe(before)
  })

  it('cannot be changed if environment variables configure the storage', async () => {
    const other = await otherProcess({ S3_EMBEDDED: 'false' })
    expect(await other.actions.connectStorage(s3())).toMatchObject({
      ok: false,
      message: expect.stringMatching(/server/),
    })
    expect(await other.queries.getStorageSettings()).toMatchObject({ source: 'environment', saved: null })
    expect(await db.storageConnection.count()).toBe(0)
  })

  it('is reported as missing if there is none of either kind', async () => {
    const none = { S3_ENDPOINT: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '', S3_EMBEDDED: 'false' }
    const other = await otherProcess(none)
    await expect(other.storage.openObject('resumes', 'any')).rejects.toThrow('No storage is connected yet.')
    // The hourly jobs that look for files to erase have nothing to do.
    expect(await Array.fromAsync(other.storage.listObjects('resumes'))).toEqual([])
    expect(await other.actions.testStorage({})).toMatchObject({ data: { isWorking: false } })
    expect(await other.actions.connectStorage(s3())).toMatchObject({ ok: true })
    await untilSeen()
    expect(await other.storage.openObject('resumes', 'any')).toBeNull()
  })
})

describe('storage that another installation has marked', () => {
  const readMark = async () => {
    const mark = await openObject('general-images', 'installation-id.txt')
    return mark && text(mark.body)
  }
  const installation = async () => (await query<{ uuid: string }>('select uuid from installation'))[0]?.uuid

  it('is refused, and connected only when staff take it over', async () => {
    await connectWith()
    await untilSeen()
    const other = await installation()
    expect(await readMark()).toBe(other)
    await query('update installation set uuid = gen_random_uuid()')
    await db.storageConnection.deleteMany()

    expect(await connectStorage(s3())).toMatchObject({
      ok: false,
      fieldErrors: {
        takeOver: expect.stringMatching(/^Another installation of this site.*take over this storage/),
      },
    })
    expect(await db.storageConnection.count()).toBe(0)
    await connectWith({ takeOver: true })
    await untilSeen()
    expect(await readMark()).toBe(await installation())
    expect(await getStorageHealth()).toEqual({ isReachable: true })
    await deleteObject('resumes', await put('curriculum vitae'))

    // Now the other one no longer deletes anything.
    await query('update installation set uuid = $1', [other])
    const key = await put('curriculum vitae')
    await expect(deleteObject('resumes', key)).rejects.toThrow('Another installation of this site')
    expect(await openObject('resumes', key)).not.toBeNull()
    await connectWith({ version: await savedVersion(), takeOver: true })
  })

  it('keeps its mark if the takeover is not saved', async () => {
    await connectWith()
    await untilSeen()
    const other = await installation()
    await query('update installation set uuid = gen_random_uuid()')
    await query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`)
    await query(`create constraint trigger refuse after update on storage_connection
      deferrable initially deferred for each row execute function refuse()`)
    try {
      expect(await connectStorage(s3({ version: await savedVersion(), takeOver: true }))).toMatchObject({
        ok: false,
      })
    } finally {
      await query('drop function refuse cascade')
    }
    expect(await readMark()).toBe(other)
    await connectWith({ version: await savedVersion(), takeOver: true })
  })
})

describe('the state of storage', () => {
  /** Starts a storage server that counts requests and responds with `respond`. */
  async function startCounting(respond: RequestListener) {
    let requests = 0
    const endpoint = await listen((request, response) => {
      requests += 1
      respond(request, response)
    })
    const { queries } = await otherProcess({ S3_ENDPOINT: endpoint, S3_EMBEDDED: 'false' })
    return { ask: queries.getStorageHealth, requests: () => requests }
  }

  it('is checked once, however many screens ask', async () => {
    const { ask, requests } = await startCounting((_request, response) =>
      response
        .writeHead(404, { 'content-type': 'application/xml' })
        .end('<Error><Code>NoSuchKey</Code><Message>The object does not exist.</Message></Error>'),
    )
    const results = await Promise.all(Array.from({ length: 20 }, ask))
    expect(new Set(results.map((result) => result.isReachable))).toEqual(new Set([true]))
    await ask()
    expect(requests()).toBe(1)
  })

  it('is known after a timeout if storage hangs, and nobody waits longer', async () => {
    const { ask } = await startCounting(() => {})
    const startedAt = performance.now()
    expect(await ask()).toMatchObject({ isReachable: false, kind: 'slow' })
    expect(performance.now() - startedAt).toBeLessThan(9_500)
  })
})

describe('a connection is rejected with the reason and not saved, for', () => {
  afterEach(async () => {
    expect(await db.storageConnection.count()).toBe(0)
  })

  it.each([
    [{ url: '' }, { fieldErrors: { url: expect.anything() } }],
    [{ anonKey: '' }, { message: connectionMessages.missing }],
    [{ url: 'http://abcdefgh.supabase.co' }, { fieldErrors: { url: connectionMessages.https } }],
    [
      { url: 'https://nobody.supabase.co' },
      { message: connectionMessages.failed, fieldErrors: { url: /isn’t responding/ } },
    ],
  ])('a Supabase project: %j', async (changes, expected) => {
    const { fieldErrors, ...rest } = expected as { fieldErrors?: { url: unknown } }
    const result = await connectStorage(supabase(changes))
    expect(result).toMatchObject({ ok: false, ...rest })
    if (!result.ok && fieldErrors) {
      const { url } = fieldErrors
      expect(result.fieldErrors?.url).toEqual(url instanceof RegExp ? expect.stringMatching(url) : url)
    }
  })

  it('wrong keys', async () => {
    for (const changes of [{ secretAccessKey: 'wrong' }, { accessKeyId: 'wrong' }])
      expect(await connectStorage(s3(changes))).toMatchObject({
        ok: false,
        message: 'The storage server rejected these keys.',
      })
  })

  it('missing buckets, by name', async () => {
    expect(await connectStorage(s3({ bucketPrefix: 'shop-' }))).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^These buckets are missing: shop-blog-images, .*shop-resumes\./),
    })
    const incomplete = await startOwnStorage(BUCKETS.filter((name) => name !== 'resumes'))
    const incompleteFront = await startTlsFront(incomplete.endpoint)
    const { accessKeyId, secretAccessKey } = incomplete
    const endpoint = `https://storage.shop.ng:${incompleteFront.port}`
    expect(await connectStorage(s3({ endpoint, accessKeyId, secretAccessKey }))).toMatchObject({
      message: expect.stringMatching(/^The bucket resumes is missing/),
    })
    await incompleteFront.stop()
    await incomplete.remove()
  })

  it('another region', async () => {
    expect(await connectStorage(s3({ region: 'mars-1' }))).toMatchObject({
      fieldErrors: { endpoint: expect.stringMatching(/region/) },
    })
  })

  it('a certificate for another name', async () => {
    const endpoint = `https://other.shop.ng:${front.port}`
    expect(await connectStorage(s3({ endpoint }))).toMatchObject({
      fieldErrors: { endpoint: expect.stringMatching(/certificate/) },
    })
  })

  it('an address where nothing listens, or a host name that does not exist', async () => {
    const closed = await startTlsFront(storage.endpoint)
    await closed.stop()
    for (const endpoint of [`https://storage.shop.ng:${closed.port}`, 'https://nowhere.shop.ng'])
      expect(await connectStorage(s3({ endpoint }))).toMatchObject({
        fieldErrors: { endpoint: expect.stringMatching(/isn’t responding/) },
      })
  })

  it('a server that accepts connections and never responds, after a timeout', async () => {
    const slow = await startTlsFront(await listen(() => {}))
    const startedAt = performance.now()
    expect(await connectStorage(s3({ endpoint: `https://storage.shop.ng:${slow.port}` }))).toMatchObject({
      ok: false,
      message: expect.stringMatching(/too long/),
    })
    expect(performance.now() - startedAt).toBeLessThan(15_000)
    await slow.stop()
  })

  it('a visitor instead of staff', async () => {
    becomeVisitor()
    expect(await connectStorage(s3())).toMatchObject({ ok: false, message: expect.stringMatching(/sign in/) })
    expect((await GET()).status).toBe(401)
  })
})

describe('an internal address', () => {
  let listener: net.Server
  let port = 0
  let visits = 0

  beforeAll(async () => {
    listener = net.createServer((socket) => {
      visits += 1
      socket.destroy()
    })
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
    const address = listener.address()
    port = typeof address === 'object' && address ? address.port : 0
  })
  afterAll(() => {
    listener.close()
  })

  it.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
    'localhost',
    'localhost.',
    'a.localhost',
    '169.254.169.254',
    '[fd00:ec2::254]',
    'metadata.google.internal',
    'rebind.shop.ng',
    'mapped.shop.ng',
    'metadata.shop.ng',
  ])('is refused and not connected to: %s', async (host) => {
    const endpoint = `https://${host}:${port}`
    const refusal = {
      ok: false,
      fieldErrors: { endpoint: expect.stringMatching(/not on the public internet/) },
    }
    expect(await connectStorage(s3({ endpoint }))).toMatchObject(refusal)
    expect(await connectStorage(supabase({ url: endpoint }))).toMatchObject({
      ok: false,
      fieldErrors: { url: expect.stringMatching(/not on the public internet/) },
    })
    expect(visits).toBe(0)
    expect(await db.storageConnection.count()).toBe(0)
  })

  it('is not reached through a redirect either', async () => {
    const redirecting = https.createServer(tlsIdentity, (request, response) => {
      request.resume()
      response.writeHead(307, { location: `http://127.0.0.1:${port}/`, 'content-length': 0 }).end()
    })
    await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve))
    const address = redirecting.address()
    const endpoint = `https://storage.shop.ng:${typeof address === 'object' && address?.port}`
    expect(await connectStorage(s3({ endpoint }))).toMatchObject({
      ok: false,
      fieldErrors: { endpoint: expect.stringMatching(/another location/) },
    })
    expect(visits).toBe(0)
    redirecting.close()
    redirecting.closeAllConnections()
  })
})

describe('a Supabase project', () => {
  let project: Awaited<ReturnType<typeof startSupabaseStorage>>
  beforeAll(async () => {
    project = await startSupabaseStorage()
  })
  afterAll(() => project.stop())

  it('is connected with its keys, and returns links that contain none of them', async () => {
    const { url, anonKey, serviceKey } = project
    expect(await connectStorage(supabase({ url, anonKey, serviceKey }))).toEqual({ ok: true, data: null })
    expect(await getStorageSettings()).toMatchObject({
      saved: { provider: 'supabase', accessKeyId: 'abcdefgh', hasServiceKey: true },
    })
    await untilSeen()
    const key = await put('curriculum vitae')
    expect(project.objects.get(`resumes/${key}`)?.toString()).toBe('curriculum vitae')
    const found = await openObject('resumes', key)
    expect(found && (await text(found.body))).toBe('curriculum vitae')
    const link = await signedDownloadUrl('resumes', key, 'Adé Ọlá.pdf')
    expect(link).toContain(`${url}/storage/v1/object/sign/resumes/${key}?token=one-object&download=Ad`)
    for (const secret of [anonKey, serviceKey]) expect(link).not.toContain(secret.slice(0, 60))
    // Saved keys stay if nothing is typed.
    expect(await connectStorage(supabase({ url, version: await savedVersion(), anonKey: '' }))).toMatchObject(
      { ok: true },
    )
    expect(await getStorageHealth()).toEqual({ isReachable: true })
  })

  it('shows the specified message for a wrong or unprivileged key', async () => {
    const { url, anonKey } = project
    const wrong = await connectStorage(supabase({ url, anonKey: supabaseKey('service_role') }))
    expect(wrong).toMatchObject({
      ok: false,
      message: 'Failed to connect to Supabase. Please check your credentials.',
    })
    noteStaffMessage(wrong.ok ? '' : (wrong.message ?? ''))
    expect(await connectStorage(supabase({ url, anonKey }))).toMatchObject({
      message: connectionMessages.failed,
      fieldErrors: { serviceKey: expect.stringMatching(/service role key/) },
    })
  })
  it('refuses keys that may not list objects', async () => {
    const { url, anonKey, serviceKey, objects } = project
    project.forbidListing()
    expect(await connectStorage(supabase({ url, anonKey, serviceKey }))).toMatchObject({
      fieldErrors: { serviceKey: expect.stringMatching(/permission to read, write, list and delete/) },
    })
    expect([...objects.keys()].filter((key) => key.includes('connection-test'))).toEqual([])
  })
})
