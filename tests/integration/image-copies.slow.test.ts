import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { deleteObject, putObject } from '@/lib/storage/objects'
import { startApp } from '../support/app-process'
import { makePicture } from '../support/picture'

it('encodes an uploaded image once: a second request is answered without the original', async () => {
  const key = `${randomUUID()}.png`
  const { buffer } = await makePicture()
  await putObject('general-images', key, buffer, { contentType: 'image/png', size: buffer.length })
  const app = await startApp({ env: { WORKER: 'off', LOG_LEVEL: 'silent' } })
  try {
    const ask = (width: number) =>
      fetch(
        `${app.url}/_next/image?url=${encodeURIComponent(`/media/general-images/${key}`)}&w=${width}&q=75`,
        {
          headers: { accept: 'image/avif,image/webp,*/*' },
        },
      )
    const first = await ask(384)
    expect(first.status).toBe(200)
    expect(first.headers.get('content-type')).toBe('image/avif')
    await deleteObject('general-images', key)
    const again = await ask(384)
    expect(again.status).toBe(200)
    expect(Buffer.from(await again.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()))
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
    expect((await ask(640)).status).toBe(404)
  } finally {
    await app.stop()
  }
}, 60_000)
