import { randomBytes, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { db } from '@/lib/platform/db'
import { downloadMessages } from '@/lib/press/download-messages'
import { openObject } from '@/lib/storage/objects'
import { type AppProcess, startApp } from '../support/app-process'
import { startOwnStorage } from '../support/own-services'

// Larger than all buffers between storage and the client.
const LARGE = 24 * 1024 * 1024

let storage: Awaited<ReturnType<typeof startOwnStorage>>
let app: AppProcess
let largeId: string

/** Copies the seeded files and one large file to a storage server that the test can stop. */
beforeAll(async () => {
  storage = await startOwnStorage()
  const credentials = { accessKeyId: storage.accessKeyId, secretAccessKey: storage.secretAccessKey }
  const client = new S3Client({
    endpoint: storage.endpoint,
    region: storage.region,
    credentials,
    forcePathStyle: true,
  })
  const put = (Key: string, Body: Uint8Array) =>
    client.send(new PutObjectCommand({ Bucket: 'press-kit', Key, Body }))
  for (const { key } of await db.pressFile.findMany({ select: { key: true } })) {
    const object = await openObject('press-kit', key)
    if (object) await put(key, await buffer(object.body))
  }
  const key = `${randomUUID()}.zip`
  await put(key, randomBytes(LARGE))
  const file = { key, name: 'film.zip', contentType: 'application/zip', size: LARGE, sha256: '0'.repeat(64) }
  const asset = { name: 'Film', description: '', position: 5000, category: 'marketing' as const }
  ;({ id: largeId } = await db.pressAsset.create({ data: { ...asset, file: { create: file } } }))
  app = await startApp({ env: { ...storage.env(false), WORKER: 'off', LOG_LEVEL: 'silent' } })
})

afterAll(async () => {
  await app?.stop()
  await storage?.remove()
})

const kit = (init?: RequestInit) => fetch(`${app.url}/press/kit.zip`, init)
const large = (init?: RequestInit) => fetch(`${app.url}/press/download/${largeId}`, init)

it('sends the Content-Length of a download, for GET and HEAD', async () => {
  for (const open of [kit, large]) {
    const head = await open({ method: 'HEAD' })
    const got = await open()
    const size = (await got.arrayBuffer()).byteLength
    expect(size).toBeGreaterThan(LARGE - 1)
    expect([head, got].map(({ headers }) => headers.get('content-length'))).toEqual([`${size}`, `${size}`])
    expect(got.headers.get('x-body-length')).toBeNull()
    expect(got.headers.get('content-security-policy')).toContain('sandbox')
  }
}, 60_000)

it('closes the connection when storage fails midway, reports it, and recovers on its own', async () => {
  for (const open of [kit, large]) {
    const response = await open()
    const reader = response.body?.getReader()
    await reader?.read()
    await storage.stop()
    const rest = async () => {
      while (!(await reader?.read())?.done);
    }
    await expect(rest()).rejects.toThrow()
    const refused = await open()
    expect(refused.status).toBe(503)
    expect((await refused.text()).trim()).toBe(
      open === kit ? downloadMessages.kitUnavailable : downloadMessages.unavailable,
    )
    await storage.restart()
    expect((await open({ method: 'HEAD' })).status).toBe(200)
  }
  expect(Object.keys(unzipSync(Buffer.from(await (await kit()).arrayBuffer()))).length).toBeGreaterThan(15)
}, 60_000)

it('uses little memory for slow clients, and frees the slots of those that disconnect', async () => {
  const before = await memoryOf(app.pid)
  const clients = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const client = new AbortController()
      const { body } = await kit({ signal: client.signal })
      await body?.getReader().read()
      return client
    }),
  )
  // Unread data is not fetched: five kits of 25 MB are not in memory.
  expect((await memoryOf(app.pid)) - before).toBeLessThan(90 * 1024 * 1024)
  for (const client of clients) client.abort()
  // A network may have six downloads at once, so these succeed only if every slot has been freed.
  await expect.poll(async () => (await kit({ method: 'HEAD' })).status).toBe(200)
  const again = await Promise.all(Array.from({ length: 6 }, () => kit()))
  expect(again.map(({ status }) => status)).toEqual(Array(6).fill(200))
  await Promise.all(again.map(({ body }) => body?.cancel()))
}, 60_000)

async function memoryOf(pid: number): Promise<number> {
  const { readFile } = await import('node:fs/promises')
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024
}
