import '../support/own-buckets'

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST as deleteByRoute } from '@/app/api/admin/media/delete/route'
import { GET as listGallery, POST } from '@/app/api/admin/media/route'
import { GET } from '@/app/media/[...key]/route'
import { SESSION_ENDED } from '@/lib/auth/schema'
import { saveTestimonial } from '@/lib/landing/actions'
import { deleteImage, describeImage } from '@/lib/media/actions'
import { copyKey } from '@/lib/media/image-copies'
import {
  mediaPath,
  PREVIEW_FOLDER,
  type UploadedImage,
  type UploadResponse,
  uploadMessages,
} from '@/lib/media/schema'
import { uploadImage } from '@/lib/media/upload'
import { jobs } from '@/lib/nouns-server'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import * as storage from '@/lib/storage/objects'
import { becomeAdmin } from '../support/admin'
import { cpuTime } from '../support/cpu-time'
import { query } from '../support/database'
import { becomeVisitor } from '../support/request'
import { picture } from '../support/uploaded-image'

beforeEach(async () => {
  await becomeAdmin()
})

/** Returns a white square with one bit per pixel, written by hand because no encoder makes one so large. */
function whitePng(side: number) {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = Buffer.alloc(side * (1 + side / 8))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

interface UploadOptions {
  slot?: string
  name?: string
  folder?: string
  headers?: Record<string, string>
}

async function upload(bytes: BodyInit, overrides: UploadOptions = {}) {
  const { slot = 'generalImage', name = 'photo.jpg', headers = {}, ...rest } = overrides
  const url = `${env.APP_URL}/api/admin/media?${new URLSearchParams({ slot, ...rest })}`
  const sentHeaders = { 'x-file-name': encodeURIComponent(name), ...headers }
  const init = { method: 'POST', body: bytes, headers: sentHeaders, duplex: 'half' }
  const response = await POST(new Request(url, init))
  const body: UploadResponse = await response.json()
  return { status: response.status, body }
}

async function uploadAndGetImage(bytes: Buffer, overrides = {}): Promise<UploadedImage> {
  const { body } = await upload(new Uint8Array(bytes), overrides)
  if (!body.ok) throw new Error(body.message)
  return body.image
}

const open = (path: string, signal?: AbortSignal) =>
  GET(new Request(`${env.APP_URL}${path}`, signal ? { signal } : {}), {
    params: Promise.resolve({ key: path.split('/').slice(2) }),
  })

async function keysIn(bucket: 'general-images') {
  const keys: string[] = []
  for await (const { key } of storage.listObjects(bucket)) keys.push(key)
  return keys.sort()
}

const rowCount = () => db.mediaImage.count()

describe('an uploaded image', () => {
  it.each(['jpeg', 'png', 'gif', 'webp'] as const)(
    'can be a %s and is public at its address',
    async (format) => {
      const image = await uploadAndGetImage(await picture(300, 200)[format]().toBuffer(), { name: 'Ọjà.png' })
      expect(image).toMatchObject({ name: 'Ọjà.png', width: 300, height: 200, alt: '' })
      expect(image.blur).toMatch(/^data:image\/webp;base64,/)
      becomeVisitor()
      const response = await open(mediaPath(image))
      expect(response.headers.get('content-type')).toBe(`image/${format}`)
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(response.headers.get('content-security-policy')).toContain('sandbox')
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).format).toBe(format)
    },
  )

  it('keeps only its pixels, the right way up', async () => {
    const bytes = await picture(300, 200)
      .withExif({ IFD0: { Copyright: 'Someone' }, IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(bytes.includes('Someone')).toBe(true)
    const image = await uploadAndGetImage(Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]))
    const stored = await storage.openObject('general-images', image.key)
    const written = stored ? await text(stored.body) : ''
    expect(written).not.toMatch(/Someone|script/)
    const metadata = await sharp(Buffer.from(await (await open(mediaPath(image))).arrayBuffer())).metadata()
    expect(metadata.exif).toBeUndefined()
    expect([image.width, image.height]).toEqual([200, 300])
  })

  it('has no small placeholder if its transparency would reveal it', async () => {
    const clear = { create: { width: 40, height: 40, channels: 4, background: '#0000' } } as const
    const input = await picture(16, 16).png().toBuffer()
    const bytes = await sharp(clear).composite([{ input }]).png().toBuffer()
    expect((await uploadAndGetImage(bytes)).blur).toBe('')
  })

  it('is no larger than its largest display size', async () => {
    const image = await uploadAndGetImage(await picture(5000, 1000).png().toBuffer())
    expect(image).toMatchObject({ width: 2560, height: 512 })
  })

  it('stays animated', async () => {
    const frames = await Promise.all([1, 2, 3].map(() => picture(20, 20).png().toBuffer()))
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif({ loop: 0 })
      .toBuffer()
    const image = await uploadAndGetImage(bytes)
    expect(image).toMatchObject({ width: 20, height: 20 })
    const stored = await sharp(Buffer.from(await (await open(mediaPath(image))).arrayBuffer()), {
      animated: true,
    }).metadata()
    expect(stored.pages).toBe(3)
  })

  it('is stored again when it is uploaded after storage has lost it', async () => {
    const bytes = await picture(300, 200).png().toBuffer()
    const image = await uploadAndGetImage(bytes)
    await db.mediaImage.update({ where: { id: image.id }, data: { copies: 'ready', copyWidths: [128, 300] } })
    await storage.deleteObject('general-images', image.key)
    const rows = await rowCount()
    expect(await uploadAndGetImage(bytes, { name: 'again.png' })).toEqual(image)
    expect(await rowCount()).toBe(rows)
    expect((await open(mediaPath(image))).status).toBe(200)
    const jobs = await query(`select from graphile_worker.jobs where key = 'media.make-copies:${image.id}'`)
    expect(jobs).toHaveLength(1)
    const { copies } = await db.mediaImage.findUniqueOrThrow({ where: { id: image.id } })
    expect(copies).toBe('pending')
  })

  it('is stored once if it is sent twice, even at the same time', async () => {
    const bytes = await picture().png().toBuffer()
    const before = await rowCount()
    const images = await Promise.all([1, 2, 3].map(() => uploadAndGetImage(bytes)))
    expect(new Set([...images, await uploadAndGetImage(bytes)].map(({ id }) => id)).size).toBe(1)
    expect(await rowCount()).toBe(before + 1)
  })

  it('is refused while the same person is uploading four others', async () => {
    const bytes = await picture().png().toBuffer()
    const ends: (() => void)[] = []
    const slow = () => {
      // Reading begins once the slot is taken.
      const { promise: reading, resolve: begin } = Promise.withResolvers<void>()
      const body = new ReadableStream(
        {
          pull: () => begin(),
          start: (controller) => void ends.push(() => controller.error(new Error('The browser left'))),
        },
        { highWaterMark: 0 },
      )
      return { reading, response: upload(body) }
    }
    const waiting = [1, 2, 3, 4].map(slow)
    await Promise.all(waiting.map(({ reading }) => reading))
    expect(await upload(new Uint8Array(bytes))).toMatchObject({
      status: 503,
      body: { message: expect.stringMatching(/too many uploads are in progress/) },
    })
    for (const end of ends) end()
    const responses = await Promise.all(waiting.map(({ response }) => response))
    expect(responses.map(({ status }) => status)).toEqual([503, 503, 503, 503])
    expect((await upload(new Uint8Array(bytes))).status).toBe(201)
  })

  it.each(['../../etc/passwd.png', 'a\r\nSet-Cookie: x=1.png', '\u202Egnp.exe', 'x'.repeat(300), ''])(
    'gets its own address, whatever the file name: %j',
    async (name) => {
      const image = await uploadAndGetImage(await picture().png().toBuffer(), { name })
      expect(image.key).toMatch(/^[0-9a-f-]{36}\.png$/)
      expect(image.name).not.toMatch(/[\p{Cc}\p{Cf}/\\]/u)
      expect(image.name.length).toBeGreaterThan(0)
      expect(image.name.length).toBeLessThanOrEqual(200)
    },
  )
})

describe('a folder', () => {
  it('contains the image and is part of its address', async () => {
    const image = await uploadAndGetImage(await picture().png().toBuffer(), { folder: 'team-2026' })
    expect(image.key).toMatch(/^team-2026\/[0-9a-f-]{36}\.png$/)
    becomeVisitor()
    expect((await open(mediaPath(image))).status).toBe(200)
  })

  it.each(['', '..', 'a/b', 'A', 'a b', '-a', 'a--b', '%2e%2e', 'a\\b', 'x'.repeat(41), PREVIEW_FOLDER])(
    'must have a plain name that is not reserved: %j',
    async (folder) => {
      const { status } = await upload(new Uint8Array(await picture().png().toBuffer()), { folder })
      expect(status).toBe(400)
    },
  )
})

describe('an upload is rejected and stores nothing if it', () => {
  async function expectRefusal(bytes: BodyInit, message: string | RegExp, overrides = {}) {
    const rows = await rowCount()
    const keys = await keysIn('general-images')
    const { status, body } = await upload(bytes, overrides)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(body).toMatchObject({ ok: false, message: expect.stringMatching(message) })
    expect(await rowCount()).toBe(rows)
    expect(await keysIn('general-images')).toEqual(keys)
  }
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0])

  it.each<[string, Buffer]>([
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a document', Buffer.from('%PDF-1.7\n')],
    ['a text file', Buffer.from('GIF is how it begins')],
  ])('is %s with the name of an image', async (_name, bytes) => {
    await expectRefusal(new Uint8Array(bytes), uploadMessages.type, {
      name: 'photo.png',
      headers: { 'content-type': 'image/png' },
    })
  })

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    [
      'an HTML page that begins like an image',
      () => Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]),
    ],
    ['an empty file', () => Buffer.alloc(0)],
    ['half an image', async () => (await picture(600, 600).png().toBuffer()).subarray(0, 300)],
  ])('is %s', async (_name, make) => {
    await expectRefusal(new Uint8Array(await make()), /^Failed to upload image: /)
  })

  it('is a small file that unpacks to 900 million pixels', async () => {
    const bytes = whitePng(30_000)
    expect(bytes.length).toBeLessThan(300_000)
    const time = await cpuTime(() => expectRefusal(new Uint8Array(bytes), /more than 40 million pixels/))
    expect(time).toBeLessThan(5_000)
  })

  it('is one byte over the limit of its slot', async () => {
    const bytes = new Uint8Array(10 * 1024 * 1024 + 1)
    await expectRefusal(bytes, 'File size exceeds 10MB limit', { slot: 'blogImage' })
    await expectRefusal(bytes, 'File size exceeds 5MB limit')
  })

  it('is an endless body, which is not read to the end', async () => {
    let sentBytes = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sentBytes += 64 * 1024
        controller.enqueue(new Uint8Array(64 * 1024))
      },
    })
    await expectRefusal(endless, 'File size exceeds 5MB limit')
    expect(sentBytes).toBeLessThan(6 * 1024 * 1024)
  })

  it('comes from a visitor or another site', async () => {
    const bytes = new Uint8Array(await picture().png().toBuffer())
    await expectRefusal(bytes, /another site/, { headers: { origin: 'https://evil.example' } })
    becomeVisitor()
    await expectRefusal(bytes, /sign in/)
    expect((await listGallery(new Request(`${env.APP_URL}/api/admin/media`))).status).toBe(401)
  })

  it('is for a slot that does not accept images', async () => {
    await expectRefusal(new Uint8Array(await picture().png().toBuffer()), /^Failed/, { slot: 'resume' })
  })
})

describe('storage that does not respond', () => {
  it('leaves no row and reports it', async () => {
    const bytes = new Uint8Array(await picture().png().toBuffer())
    const broken = vi.spyOn(storage, 'putObject').mockRejectedValue(new Error('connect ECONNREFUSED'))
    const rows = await rowCount()
    try {
      const { status, body } = await upload(bytes)
      expect(status).toBe(503)
      expect(body).toMatchObject({
        ok: false,
        message: expect.stringMatching(/^Failed to upload image: the storage/),
      })
      expect(await rowCount()).toBe(rows)
    } finally {
      broken.mockRestore()
    }
  })
})

describe('failing storage', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  it.each([
    ['is down', { S3_ENDPOINT: 'http://127.0.0.1:9' }],
    ['does not know the key', { S3_SECRET_ACCESS_KEY: 'not the secret at all' }],
  ])('leaves neither row nor object if it %s', async (_name, settings) => {
    const [rows, keys] = [await rowCount(), await keysIn('general-images')]
    for (const [name, value] of Object.entries({ ...settings, S3_EMBEDDED: 'false' })) vi.stubEnv(name, value)
    vi.resetModules()
    const { POST: post } = await import('@/app/api/admin/media/route')
    const bytes = new Uint8Array(await picture().png().toBuffer())
    const url = `${env.APP_URL}/api/admin/media?slot=generalImage`
    const response = await post(new Request(url, { method: 'POST', body: bytes }))
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^Failed to upload image: the storage/),
    })
    expect(await rowCount()).toBe(rows)
    expect(await keysIn('general-images')).toEqual(keys)
  })
})

describe('an upload in progress', () => {
  it.each([
    ['is disabled', { disabledAt: new Date() }],
    ['becomes a viewer', { role: 'viewer' as const }],
    ['signs out', { sessions: { updateMany: { where: {}, data: { revokedAt: new Date() } } } }],
  ])('is rejected if its sender %s', async (_what, data) => {
    const { id } = await becomeAdmin()
    const rows = await rowCount()
    const bytes = new Uint8Array(await picture().png().toBuffer())
    // Read from only after the first check of the session.
    const pull = async (controller: ReadableStreamDefaultController) => {
      controller.enqueue(bytes.subarray(0, 50))
      await db.adminUser.update({ where: { id }, data, select: { id: true } })
      controller.enqueue(bytes.subarray(50))
      controller.close()
    }
    const body = new ReadableStream({ pull }, { highWaterMark: 0 })
    expect(await upload(body)).toMatchObject({ status: 422, body: { ok: false, message: SESSION_ENDED } })
    expect(await rowCount()).toBe(rows)
  })
})

describe('a row that cannot be written', () => {
  it('leaves an object that the cleanup erases', async () => {
    const [rows, keys] = [await rowCount(), await keysIn('general-images')]
    const body = new Blob([new Uint8Array(await picture().png().toBuffer())]).stream()
    const nobody = { id: randomUUID(), name: 'Nobody', sessionId: randomUUID(), role: 'owner' as const }
    const stored = uploadImage({ slot: 'generalImage', name: 'photo.png', body, actor: nobody })
    await expect(stored).rejects.toThrow()
    expect(await rowCount()).toBe(rows)
    const left = (await keysIn('general-images')).filter((key) => !keys.includes(key))
    expect(left).toHaveLength(1)

    const listed = vi.spyOn(storage, 'listObjects').mockImplementation(async function* (bucket) {
      if (bucket === 'general-images') for (const key of left) yield { key, writtenAt: new Date(0) }
    })
    await jobs['media.sweep-orphans']?.({})
    listed.mockRestore()
    expect(await keysIn('general-images')).toEqual(keys)
  })
})

describe('a client that disconnects', () => {
  it.each(['before the response has started', 'before reading it'])(
    '%s occupies neither a storage connection nor a slot',
    async (when) => {
      const image = await uploadAndGetImage(await picture(600, 600).png().toBuffer())
      const opened = vi.spyOn(storage, 'openObject')
      becomeVisitor()
      // A network has 12 slots.
      for (let count = 0; count < 13; count += 1) {
        const client = new AbortController()
        if (when === 'before the response has started') client.abort()
        const response = await open(mediaPath(image), client.signal)
        client.abort()
        expect(response.status).toBe(200)
        const object = await opened.mock.results.at(-1)?.value
        expect(object.body.destroyed).toBe(true)
        // The slot becomes free with the next event.
        if (!object.body.closed) await once(object.body, 'close')
      }
      opened.mockRestore()
    },
  )
})

describe('an address under /media', () => {
  it('has one spelling, so that the page store recognizes every copy', async () => {
    const image = await uploadAndGetImage(await picture().png().toBuffer())
    const copy = copyKey(image.key, 64, 'webp')
    await storage.putObject('general-images', copy, Buffer.from('copy'), {
      contentType: 'image/webp',
      size: 4,
    })
    for (const key of [image.key, copy]) {
      const path = mediaPath({ bucket: 'general-images', key })
      expect((await open(path)).status).toBe(200)
      const escaped = path.replace(key, `%${key.charCodeAt(0).toString(16)}${key.slice(1)}`)
      const params = Promise.resolve({ key: ['general-images', key] })
      expect((await GET(new Request(env.APP_URL + escaped), { params })).status).toBe(404)
    }
  })

  it.each([
    '/media/general-images/none.png',
    `/media/general-images/${randomUUID()}.png`,
    `/media/general-images/${randomUUID()}.svg`,
    '/media/general-images/../resumes/x',
    `/media/resumes/${randomUUID()}.png`,
    `/media/nowhere/${randomUUID()}.png`,
    `/media/general-images/${randomUUID()}.png/more`,
    `/media/general-images/../${randomUUID()}.png`,
    `/media/general-images/a/b/${randomUUID()}.png`,
    `/media/general-images//${randomUUID()}.png`,
  ])('returns 404 if it has no public image: %s', async (path) => {
    const response = await open(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('never opens a private file', async () => {
    const key = `${randomUUID()}.png`
    await storage.putObject('resumes', key, Buffer.from('secret'), { contentType: 'image/png', size: 6 })
    expect((await open(`/media/resumes/${key}`)).status).toBe(404)
  })
})

describe('deleting', () => {
  it('deletes the row immediately and the object by a job', async () => {
    const image = await uploadAndGetImage(await picture().png().toBuffer())
    expect(await deleteImage({ id: image.id })).toMatchObject({ ok: true })
    expect(await db.mediaImage.findUnique({ where: { id: image.id } })).toBeNull()
    const [job] = await query<{ payload: object }>(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'media.erase-object' and j.payload->>'key' = $1`,
      [image.key],
    )
    await jobs['media.erase-object']?.(job?.payload)
    expect((await open(mediaPath(image))).status).toBe(404)
    expect(await deleteImage({ id: image.id })).toMatchObject({
      ok: false,
      message: expect.stringMatching(/no longer exists/),
    })
  })

  it('works the same from the dialog, with the same checks', async () => {
    const image = await uploadAndGetImage(await picture().png().toBuffer())
    const send = async (headers: Record<string, string> = {}) => {
      const url = `${env.APP_URL}/api/admin/media/delete?${new URLSearchParams({ id: image.id })}`
      return (await deleteByRoute(new Request(url, { method: 'POST', headers }))).json()
    }
    becomeVisitor()
    expect(await send()).toMatchObject({ ok: false, message: expect.stringMatching(/sign in/) })
    await becomeAdmin({ origin: 'https://evil.example' })
    expect(await send()).toMatchObject({ ok: false, message: expect.stringMatching(/another site/) })
    await becomeAdmin()
    expect(await send()).toMatchObject({ ok: true })
    expect(await db.mediaImage.findUnique({ where: { id: image.id } })).toBeNull()
    expect(await send()).toMatchObject({ ok: false })
  })

  it('is refused if a page shows the image, and names the places', async () => {
    const image = await uploadAndGetImage(await picture().png().toBuffer())
    const id = randomUUID()
    const review = {
      id,
      version: 0,
      name: 'Ngozi',
      role: 'Tailor, Aba',
      title: 'It came',
      content: 'On the day.',
      plan: '',
    }
    expect(await saveTestimonial({ ...review, imageId: image.id })).toMatchObject({ ok: true })
    expect(await deleteImage({ id: image.id })).toMatchObject({
      ok: false,
      message: 'This image can’t be deleted because it is used in Ngozi’s testimonial.',
    })
    expect((await open(mediaPath(image))).status).toBe(200)
    expect(await saveTestimonial({ ...review, version: 1, imageId: '' })).toMatchObject({ ok: true })
    expect(await deleteImage({ id: image.id })).toMatchObject({ ok: true })
    expect(await saveTestimonial({ ...review, version: 2, imageId: image.id })).toMatchObject({
      ok: false,
      message: expect.stringMatching(/has been deleted/),
    })
  })

  it('cleans up objects without a row, except recent ones, and stops early on shutdown', async () => {
    const image = await uploadAndGetImage(await picture().png().toBuffer())
    const orphan = `${randomUUID()}.png`
    await storage.putObject('general-images', orphan, Buffer.from('orphan'), {
      contentType: 'image/png',
      size: 6,
    })
    await jobs['media.sweep-orphans']?.({})
    expect(await keysIn('general-images')).toContain(orphan)
    vi.useFakeTimers({ now: Date.now() + 2 * 60 * 60 * 1000, toFake: ['Date'] })
    try {
      const orphans = [orphan, ...Array.from({ length: 120 }, () => `${randomUUID()}.png`)]
      // Storage rejects signatures from the past, so do the cleanup's work by hand with the current time.
      const listed = vi.spyOn(storage, 'listObjects').mockImplementation(async function* (bucket) {
        if (bucket !== 'general-images') return
        // The second object is not ours: the bucket may contain others.
        for (const key of [image.key, 'blog-1712-x7f.png', ...orphans]) yield { key, writtenAt: new Date(0) }
      })
      const erased = vi.spyOn(storage, 'deleteObject').mockResolvedValue()
      await expect(jobs['media.sweep-orphans']?.({}, AbortSignal.abort())).rejects.toThrow()
      expect(erased).not.toHaveBeenCalled()
      await jobs['media.sweep-orphans']?.({})
      expect(erased.mock.calls).toEqual(orphans.map((key) => ['general-images', key]))
      listed.mockRestore()
      erased.mockRestore()
    } finally {
      vi.useRealTimers()
    }
    await storage.deleteObject('general-images', orphan)
  })
})

describe('the gallery', () => {
  const sendRequest = async (search: Record<string, string>) => {
    const url = `${env.APP_URL}/api/admin/media?${new URLSearchParams(search)}`
    const list: { images: UploadedImage[]; hasNext: boolean } = await (
      await listGallery(new Request(url))
    ).json()
    return list
  }

  it('shows the newest first in pages, and finds by name', async () => {
    const mark = randomUUID().slice(0, 8)
    const names = Array.from({ length: 26 }, (_, index) => `${mark} ${index}.png`)
    for (const name of names) await uploadAndGetImage(await picture(8, 8).png().toBuffer(), { name })
    const first = await sendRequest({ q: mark.toUpperCase() })
    expect(first.images.map(({ name }) => name)).toEqual(names.toReversed().slice(0, 24))
    expect(first.hasNext).toBe(true)
    const rest = await sendRequest({ q: mark, after: first.images.at(-1)?.id ?? '' })
    expect(rest.images.map(({ name }) => name)).toEqual(names.toReversed().slice(24))
    expect(rest.hasNext).toBe(false)
    expect((await sendRequest({ q: `${mark} none` })).images).toEqual([])
  })

  it('shows the first page when the images of a later page, or the last one before it, have been deleted', async () => {
    const mark = randomUUID().slice(0, 8)
    const ids: string[] = []
    for (let index = 0; index < 25; index++)
      ids.unshift((await uploadAndGetImage(await picture(8, 8).png().toBuffer(), { name: `${mark}.png` })).id)
    const after = ids[23] ?? ''
    const imagesAfter = async () => (await sendRequest({ q: mark, after })).images.map(({ id }) => id)
    expect(await imagesAfter()).toEqual(ids.slice(24))
    await deleteImage({ id: ids[24] ?? '' })
    expect(await imagesAfter()).toEqual(ids.slice(0, 24))
    await deleteImage({ id: after })
    expect(await imagesAfter()).toEqual(ids.slice(0, 23))
  })

  it('saves the description for people who cannot see an image, and finds the image by it', async () => {
    const { id } = await uploadAndGetImage(await picture().png().toBuffer())
    const mark = randomUUID().slice(0, 8)
    expect(await describeImage({ id, version: 1, alt: ` Women at the market ${mark} ` })).toMatchObject({
      ok: true,
    })
    expect(await db.mediaImage.findUnique({ where: { id }, select: { alt: true } })).toEqual({
      alt: `Women at the market ${mark}`,
    })
    expect((await sendRequest({ q: `THE MARKET ${mark}` })).images).toMatchObject([{ id }])
    const tooLong = 'x'.repeat(251)
    expect(await describeImage({ id, version: 2, alt: tooLong })).toMatchObject({ ok: false })
    expect(await describeImage({ id: randomUUID(), version: 1, alt: '' })).toMatchObject({ ok: false })
  })

  it('refuses to overwrite a description saved in the meantime, and returns that description', async () => {
    const { id } = await uploadAndGetImage(await picture().png().toBuffer())
    await describeImage({ id, version: 1, alt: 'Women at the market' })
    expect(await describeImage({ id, version: 1, alt: 'A market' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('saved this on'),
      saved: { version: 2, values: { alt: 'Women at the market' } },
    })
    expect(await describeImage({ id, version: 2, alt: 'A market' })).toMatchObject({ ok: true })
  })
})
