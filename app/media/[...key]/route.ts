import { Readable } from 'node:stream'
import { OBJECT_KEY, publicBuckets } from '@/lib/media/schema'
import { bodyLength } from '@/lib/platform/file-response'
import { log } from '@/lib/platform/log'
import { openObject } from '@/lib/storage/objects'

/** Returns a public image from storage. Its address never refers to other bytes, so it can be cached forever. */
export async function GET(_request: Request, { params }: { params: Promise<{ key: string[] }> }) {
  const [bucket, ...rest] = (await params).key
  const key = rest.join('/')
  const known = publicBuckets.find((name) => name === bucket)
  if (!known || !OBJECT_KEY.test(key)) return refuse(404)
  try {
    const object = await openObject(known, key)
    if (!object) return refuse(404)
    return new Response(Readable.toWeb(object.body) as ReadableStream, {
      headers: {
        'content-type': object.contentType,
        ...bodyLength(object.size),
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        etag: object.etag,
      },
    })
  } catch (error) {
    log.warn({ err: error, bucket, key }, 'image could not be read')
    return refuse(503)
  }
}

function refuse(status: 404 | 503) {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
}
