import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { deleteObject, putObject } from '@/lib/storage/objects'
import { startApp } from '../support/app-process'
import { query } from '../support/database'
import { makePicture } from '../support/picture'

it('sends a copy of an image from memory until something changes, and never encodes one', async () => {
  const name = randomUUID()
  const { buffer } = await makePicture()
  const avif = await sharp(buffer).avif().toBuffer()
  const files = [
    [`${name}.png`, buffer, 'image/png'],
    [`${name}-640.avif`, avif, 'image/avif'],
  ] as const
  for (const [key, bytes, contentType] of files)
    await putObject('general-images', key, bytes, { contentType, size: bytes.length })
  const app = await startApp({ env: { WORKER: 'off', LOG_LEVEL: 'silent' } })
  try {
    const ask = (path: string, init: RequestInit = {}) => fetch(app.url + path, init)
    const path = `/media/general-images/${name}-640.avif`
    const first = await ask(path)
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(avif.length),
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(first.headers.get('x-body-length')).toBeNull()
    expect(Buffer.from(await first.arrayBuffer())).toEqual(avif)

    const source = encodeURIComponent(`/media/general-images/${name}.png`)
    expect((await ask(`/_next/image?url=${source}&w=640&q=75`)).status).toBe(404)

    await deleteObject('general-images', `${name}-640.avif`)
    const again = await ask(`${path}?visitor=7`)
    expect(Buffer.from(await again.arrayBuffer())).toEqual(avif)
    const head = await ask(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(avif.length),
      '',
    ])
    const etag = first.headers.get('etag') ?? ''
    expect((await ask(path, { headers: { 'if-none-match': etag } })).status).toBe(304)

    await query("select pg_notify('expire_tag', 'about')")
    await vi.waitFor(async () => expect((await ask(path)).status).toBe(404), { timeout: 10_000 })
  } finally {
    await app.stop()
  }
}, 60_000)
