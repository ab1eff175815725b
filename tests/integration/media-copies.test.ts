import '../support/own-buckets'

import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteImage, retryCopies } from '@/lib/media/actions'
import { copyFormats, copyKey } from '@/lib/media/image-copies'
import { storePreview } from '@/lib/media/upload'
import { jobs } from '@/lib/nouns-server'
import { db } from '@/lib/platform/db'
import { log } from '@/lib/platform/log'
import * as storage from '@/lib/storage/objects'
import { becomeAdmin } from '../support/admin'
import { query } from '../support/database'
import { makeCopies, payloadsOf, picture, stateOf, upload, uploadPng } from '../support/uploaded-image'

const bucket = 'general-images'

beforeEach(async () => {
  await becomeAdmin()
  // Exclude the images of the seed from the test.
  await db.mediaImage.updateMany({ data: { copies: 'ready' } })
})

afterEach(() => {
  vi.restoreAllMocks()
  log.level = 'warn'
})

/** Returns the keys of the original and its copies. */
async function keysOf({ key }: { key: string }) {
  const keys: string[] = []
  for await (const object of storage.listObjects(bucket)) keys.push(object.key)
  return keys.filter((each) => each.startsWith(key.slice(0, -4))).sort()
}

async function read(key: string) {
  const object = await storage.openObject(bucket, key)
  if (!object) throw new Error(`There is no object ${key}`)
  return { contentType: object.contentType, facts: await sharp(await buffer(object.body)).metadata() }
}

/** Lets `count` copies be written, and then fails as if the process had been killed. */
function failAfter(count: number) {
  const real = storage.putObject
  let written = 0
  return vi.spyOn(storage, 'putObject').mockImplementation(async (...object) => {
    if (written === count) throw new Error('killed')
    await real(...object)
    written += 1
  })
}

const widths = [128, 256, 416, 640]

describe('an uploaded image', () => {
  it('is stored in the widths that pages use, as AVIF and WebP', async () => {
    const image = await uploadPng()
    expect(await stateOf(image)).toEqual({ copies: 'pending', copyWidths: [] })
    await makeCopies(image)
    expect(await stateOf(image)).toEqual({ copies: 'ready', copyWidths: widths })
    for (const width of widths)
      for (const format of copyFormats) {
        const { contentType, facts } = await read(copyKey(image.key, width, format))
        expect(contentType).toBe(`image/${format}`)
        expect([facts.format, facts.width, facts.height]).toEqual([
          format === 'avif' ? 'heif' : 'webp',
          width,
          Math.round((width * 3) / 4),
        ])
      }
    expect(await keysOf(image)).toHaveLength(1 + widths.length * copyFormats.length)
  })

  it('gets no more copies if the job runs twice', async () => {
    const image = await uploadPng()
    await makeCopies(image)
    const [before, put] = [await keysOf(image), vi.spyOn(storage, 'putObject')]
    await makeCopies(image)
    expect(put).not.toHaveBeenCalled()
    expect(await keysOf(image)).toEqual(before)
  })

  it('gets the missing copies if the job was interrupted', async () => {
    const image = await uploadPng()
    const failing = failAfter(3)
    await expect(makeCopies(image)).rejects.toThrow('killed')
    failing.mockRestore()
    expect(await stateOf(image)).toEqual({ copies: 'pending', copyWidths: [] })
    expect(await keysOf(image)).toHaveLength(1 + 3)
    const put = vi.spyOn(storage, 'putObject')
    await makeCopies(image)
    expect(put).toHaveBeenCalledTimes(widths.length * copyFormats.length - 3)
    expect(await stateOf(image)).toEqual({ copies: 'ready', copyWidths: widths })
  })

  it('gets its copies after the next start if the server stops', async () => {
    const image = await uploadPng()
    await expect(makeCopies(image, AbortSignal.abort())).rejects.toThrow()
    expect(await stateOf(image)).toEqual({ copies: 'pending', copyWidths: [] })
    await makeCopies(image)
    expect(await stateOf(image)).toMatchObject({ copies: 'ready' })
  })

  it('gets no copies if it is animated', async () => {
    const frames = await Promise.all([1, 2].map(() => picture(200, 200).png().toBuffer()))
    const animation = sharp(frames, { join: { animated: true } }).gif({ loop: 0 })
    const image = await upload(await animation.toBuffer())
    await makeCopies(image)
    expect(await stateOf(image)).toEqual({ copies: 'ready', copyWidths: [] })
    expect(await keysOf(image)).toEqual([image.key])
  })

  it('can be a preview of a press file', async () => {
    const preview = await storePreview({
      of: randomUUID(),
      name: 'logo.png',
      picture: await picture(200, 100).png().toBuffer(),
    })
    await makeCopies(preview)
    expect(await stateOf(preview)).toEqual({ copies: 'ready', copyWidths: [128, 200] })
  })
})

describe('deleting an image leaves nothing behind', () => {
  async function remove({ id, key }: { id: string; key: string }) {
    expect(await deleteImage({ id })).toMatchObject({ ok: true })
    const [payload] = await payloadsOf('media.erase-object', key)
    await jobs['media.erase-object']?.(payload)
  }

  it('if it has copies', async () => {
    const image = await uploadPng()
    await makeCopies(image)
    await remove(image)
    expect(await keysOf(image)).toEqual([])
  })

  it('while its copies are being made', async () => {
    const image = await uploadPng()
    const real = storage.putObject
    const put = vi.spyOn(storage, 'putObject').mockImplementationOnce(async (...object) => {
      await real(...object)
      await remove(image)
    })
    await makeCopies(image)
    expect(put.mock.calls.length).toBeGreaterThan(1)
    expect(await keysOf(image)).toEqual([])
  })

  it('if making its copies was interrupted before', async () => {
    const image = await uploadPng()
    const failing = failAfter(3)
    await expect(makeCopies(image)).rejects.toThrow('killed')
    failing.mockRestore()
    await db.mediaImage.delete({ where: { id: image.id } })
    await makeCopies(image)
    expect(await keysOf(image)).toEqual([])
  })

  it('if the cleanup finds copies without an original', async () => {
    const [image, orphan] = [await uploadPng(), await uploadPng()]
    await makeCopies(image)
    await makeCopies(orphan)
    await db.mediaImage.delete({ where: { id: orphan.id } })
    const real = storage.listObjects
    vi.spyOn(storage, 'listObjects').mockImplementation(async function* (each) {
      for await (const { key } of real(each)) yield { key, writtenAt: new Date(0) }
    })
    await jobs['media.sweep-orphans']?.({})
    expect(await keysOf(orphan)).toEqual([])
    expect(await keysOf(image)).toHaveLength(1 + widths.length * copyFormats.length)
  })
})

describe('an image that cannot be read', () => {
  beforeEach(() => {
    log.level = 'silent'
  })

  async function uploadImageWithoutObject() {
    const image = await uploadPng()
    await storage.deleteObject(bucket, image.key)
    return image
  }

  it.each([
    ['is missing', null],
    ['is damaged', Buffer.from('no picture')],
  ])('is not retried until someone requests it, because it %s', async (_name, bytes) => {
    const image = await uploadImageWithoutObject()
    const contentType = 'image/png'
    if (bytes) await storage.putObject(bucket, image.key, bytes, { contentType, size: bytes.length })
    await makeCopies(image)
    expect(await stateOf(image)).toEqual({ copies: 'failed', copyWidths: [] })
    await jobs['media.queue-missing-copies']?.({})
    expect(await stateOf(image)).toMatchObject({ copies: 'failed' })

    await storage.deleteObject(bucket, image.key)
    const good = await picture(640, 480).png().toBuffer()
    await storage.putObject(bucket, image.key, good, { contentType, size: good.length })
    await query('delete from graphile_worker._private_jobs')
    expect(await retryCopies({ id: image.id })).toMatchObject({ ok: true })
    expect(await retryCopies({ id: image.id })).toMatchObject({ ok: true })
    expect(await stateOf(image)).toMatchObject({ copies: 'pending' })
    await makeCopies(image)
    expect(await stateOf(image)).toEqual({ copies: 'ready', copyWidths: widths })
  })

  it('stays pending while storage cannot be reached', async () => {
    const image = await uploadPng()
    vi.spyOn(storage, 'openObject').mockRejectedValueOnce(new Error('connect ECONNREFUSED'))
    await expect(makeCopies(image)).rejects.toThrow('ECONNREFUSED')
    expect(await stateOf(image)).toMatchObject({ copies: 'pending' })
  })
})
