import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { CopyObjectCommand, paginateListObjectsV2, S3Client, UploadPartCommand } from '@aws-sdk/client-s3'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { BUCKETS, UPLOAD_SLOTS } from '@/lib/platform/upload-slots'
import { downloadFile } from '@/lib/storage/download'
import { deleteObject, openObject, putObject, signedDownloadUrl } from '@/lib/storage/objects'
import { probeStorage } from '@/lib/storage/probe'
import { fastestRun } from '../support/fastest-run'
import { listen } from '../support/listening'
import { becomeVisitor } from '../support/request'

async function put(bucket: (typeof BUCKETS)[number], content: string) {
  const key = randomUUID()
  const body = Buffer.from(content)
  await putObject(bucket, key, body, { contentType: 'text/plain', size: body.length })
  return key
}

describe('an object', () => {
  it.each(BUCKETS)('is read from %s exactly as it was written', async (bucket) => {
    const object = await openObject(bucket, await put(bucket, 'Ọjọ́ ìsanwó'))
    expect(object).toMatchObject({ contentType: 'text/plain', size: Buffer.byteLength('Ọjọ́ ìsanwó') })
    expect(object && (await text(object.body))).toBe('Ọjọ́ ìsanwó')
  })

  it('is never overwritten', async () => {
    const key = await put('press-kit', 'first')
    const second = putObject('press-kit', key, Buffer.from('second'), { contentType: 'text/plain', size: 6 })
    await expect(second).rejects.toThrow()
    const object = await openObject('press-kit', key)
    expect(object && (await text(object.body))).toBe('first')
  })

  it('is gone after deletion, and deleting it again is a no-op', async () => {
    const key = await put('resumes', 'curriculum vitae')
    await deleteObject('resumes', key)
    await deleteObject('resumes', key)
    expect(await openObject('resumes', key)).toBeNull()
  })
})

describe('a streamed upload', () => {
  const chunk = Buffer.alloc(64 * 1024, 'payout ')
  const chunks = 192

  it('is stored and read back byte for byte', async () => {
    const key = randomUUID()
    const sent = createHash('sha256')
    const size = chunks * chunk.length
    async function* produce() {
      for (let i = 0; i < chunks; i += 1) {
        const next = Buffer.from(chunk)
        next.writeUInt32BE(i)
        sent.update(next)
        yield next
      }
    }
    await putObject('press-kit', key, Readable.from(produce()), { contentType: 'application/zip', size })

    const object = await openObject('press-kit', key)
    const received = createHash('sha256')
    for await (const chunk of object?.body ?? []) received.update(chunk)
    expect(object?.size).toBe(size)
    expect(received.digest('hex')).toBe(sent.digest('hex'))
  })

  it.each([
    ['shorter', 1],
    ['longer', 3],
  ])('rejects an upload %s than its declared size and stores nothing', async (_name, count) => {
    const key = randomUUID()
    const source = Readable.from(Array.from({ length: count }, () => chunk))
    const options = { contentType: 'application/pdf', size: 2 * chunk.length }
    await expect(putObject('resumes', key, source, options)).rejects.toThrow(/Expected an upload of/)
    expect(await openObject('resumes', key)).toBeNull()
  })

  it('stores nothing when an upload is interrupted', async () => {
    const key = randomUUID()
    async function* failMidway() {
      yield chunk
      throw new Error('the visitor closed the page')
    }
    const options = { contentType: 'application/pdf', size: 10 * chunk.length }
    await expect(putObject('resumes', key, Readable.from(failMidway()), options)).rejects.toThrow(
      'the visitor closed the page',
    )
    expect(await openObject('resumes', key)).toBeNull()
  })

  it('stops reading an upload once it is rejected', async () => {
    const key = await put('resumes', 'there already')
    let produced = 0
    async function* produce() {
      for (; produced < chunks; produced += 1) yield chunk
    }
    const source = Readable.from(produce())
    const options = { contentType: 'application/pdf', size: chunks * chunk.length }
    await expect(putObject('resumes', key, source, options)).rejects.toThrow()
    await vi.waitFor(() => expect(source.destroyed).toBe(true))
  })
})

describe('a private file', () => {
  it('downloads through its signed link with the original file name', async () => {
    const link = await signedDownloadUrl('resumes', await put('resumes', 'secret'), 'Adé Ọlá.pdf')
    const response = await fetch(link)
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('Adé Ọlá.pdf')}`,
    )
    expect(await response.text()).toBe('secret')
  })

  it('returns 403 without a signed link, or with an altered or expired one', async () => {
    const key = await put('resumes', 'secret')
    const link = new URL(await signedDownloadUrl('resumes', key, 'cv.pdf', 1))
    const other = new URL(link)
    other.pathname = other.pathname.replace(key, await put('resumes', 'other'))
    expect((await fetch(link.origin + link.pathname)).status).toBe(403)
    expect((await fetch(other)).status).toBe(403)
    await new Promise((resolve) => setTimeout(resolve, 2100))
    expect((await fetch(link)).status).toBe(403)
  })
})

it.each(BUCKETS)('rejects unsigned requests to list or read %s', async (bucket) => {
  const key = await put(bucket, 'secret')
  for (const path of ['', `/${key}`, '?list-type=2', `/${key}?X-Amz-Signature=${'0'.repeat(64)}`]) {
    const response = await fetch(`${process.env.S3_ENDPOINT}/${process.env.S3_BUCKET_PREFIX}${bucket}${path}`)
    expect([400, 403], path).toContain(response.status)
    expect(await response.text()).not.toContain('secret')
  }
})

describe('the embedded storage', () => {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_BUCKET_PREFIX } = process.env
  const client = new S3Client({
    endpoint: String(S3_ENDPOINT),
    region: String(S3_REGION),
    forcePathStyle: true,
    credentials: {
      accessKeyId: String(S3_ACCESS_KEY_ID),
      secretAccessKey: String(S3_SECRET_ACCESS_KEY),
    },
  })
  const Bucket = `${S3_BUCKET_PREFIX}team-photos`

  it('lists every object once, page by page', async () => {
    const keys = await Promise.all(['one', 'two', 'three'].map((content) => put('team-photos', content)))
    const listed: (string | undefined)[] = []
    for await (const { Contents = [] } of paginateListObjectsV2({ client, pageSize: 2 }, { Bucket }))
      listed.push(...Contents.map(({ Key }) => Key))
    expect(listed).toEqual(expect.arrayContaining(keys))
    expect(new Set(listed).size).toBe(listed.length)
  })

  it('rejects unsupported operations and leaves the object unchanged', async () => {
    const Key = await put('team-photos', 'photo')
    const copy = new CopyObjectCommand({ Bucket, Key, CopySource: `${Bucket}/${Key}` })
    const part = new UploadPartCommand({ Bucket, Key, UploadId: 'any', PartNumber: 1, Body: 'part' })
    for (const sent of [client.send(copy), client.send(part)])
      await expect(sent).rejects.toMatchObject({ name: 'NotImplemented' })
    const object = await openObject('team-photos', Key)
    expect(object && (await text(object.body))).toBe('photo')
  })
})

describe('misconfigured or unavailable storage', () => {
  const originalEnv = { ...process.env }
  afterEach(() => {
    vi.resetModules()
    Object.assign(process.env, originalEnv)
  })

  /** Loads the storage module again with other settings. */
  async function withSettings(settings: Record<string, string>) {
    vi.resetModules()
    Object.assign(process.env, settings)
    return import('@/lib/storage/objects')
  }

  it('throws when the secret key is wrong', async () => {
    const storage = await withSettings({ S3_SECRET_ACCESS_KEY: 'not the secret at all' })
    await expect(storage.openObject('resumes', 'any')).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    })
    await expect(storage.ensureBuckets()).rejects.toThrow()
  })

  it('fails fast when the server is down', async () => {
    const storage = await withSettings({ S3_ENDPOINT: 'http://127.0.0.1:9' })
    const time = await fastestRun(async () => {
      await expect(storage.openObject('resumes', 'any')).rejects.toThrow()
      await expect(
        storage.putObject('resumes', 'any', Buffer.from('a'), { contentType: 'text/plain', size: 1 }),
      ).rejects.toThrow()
    })
    expect(time).toBeLessThan(5_000)
  })
})

it('gives every upload slot a bucket and limits on size and type', () => {
  for (const { bucket, maxBytes, types } of Object.values(UPLOAD_SLOTS)) {
    expect(BUCKETS).toContain(bucket)
    expect(maxBytes).toBeLessThanOrEqual(25 * 1024 * 1024)
    // Types that a browser would run must never be allowed.
    for (const type of types) expect(type).not.toMatch(/html|javascript|xhtml/)
  }
  expect(UPLOAD_SLOTS.resume).toMatchObject({ bucket: 'resumes', maxBytes: 10 * 1024 * 1024 })
})

/** Stores a file and returns a function that starts downloading it. */
async function storeDownload() {
  const key = `${randomUUID()}.pdf`
  const bytes = randomBytes(3_000_000)
  await putObject('resumes', key, bytes, { contentType: 'application/pdf', size: bytes.length })
  return ({ signal }: { signal?: AbortSignal } = {}) =>
    downloadFile(
      { bucket: 'resumes', key, fileName: 'resume.pdf' },
      new Request('http://localhost', { signal }),
    )
}

it('allows six concurrent downloads per network, and frees a slot when one finishes or is aborted', async () => {
  const download = await storeDownload()
  becomeVisitor({ address: '198.51.100.77' })
  const clients = Array.from({ length: 6 }, () => new AbortController())
  const responses = await Promise.all(clients.map(download))
  expect(responses.map((response) => response?.status)).toEqual(Array(6).fill(200))
  expect((await download())?.status).toBe(503)
  clients[0]?.abort()
  await responses[1]?.arrayBuffer()
  expect((await Promise.all([download(), download()])).map((response) => response?.status)).toEqual([
    200, 200,
  ])
  for (const client of clients) client.abort()
})

it('aborts a download after half an hour, however slowly its client reads', async () => {
  const download = await storeDownload()
  becomeVisitor({ address: '198.51.100.78' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const responses = await Promise.all(Array.from({ length: 6 }, () => download()))
  await vi.advanceTimersByTimeAsync(29 * 60_000)
  expect((await download())?.status).toBe(503)
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(responses[0]?.arrayBuffer()).rejects.toThrow()
  expect((await download())?.status).toBe(200)
})

it.each([
  ['GET', 200],
  ['PUT', 200],
  ['DELETE', 200],
  ['PUT', 403],
  ['GET', 404],
])(
  'rejects a server that answers %s with %i and an oversized body, without reading the whole body',
  async (method, status) => {
    const CHUNK = Buffer.alloc(64 * 1024, 'a')
    const sent: number[] = []
    const endpoint = await listen((request, response) => {
      if (request.method !== method) return void response.end()
      const index = sent.push(0) - 1
      const endless = new Readable({
        read() {
          const bytes = (sent[index] ?? 0) + CHUNK.length
          sent[index] = bytes
          this.push(bytes > 100_000_000 ? null : CHUNK)
        },
      })
      pipeline(endless, response.writeHead(status), () => {})
    })
    const fault = await probeStorage({
      endpoint,
      region: 'auto',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      forcePathStyle: true,
      bucketPrefix: '',
      isUserSupplied: false,
    })
    expect(fault).toBeDefined()
    expect(sent).not.toEqual([])
    expect(Math.max(...sent)).toBeLessThan(30_000_000)
  },
)
