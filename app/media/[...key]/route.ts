import { Readable } from 'node:stream'
import { COPY_KEY } from '@/lib/media/image-copies'
import { OBJECT_KEY, publicBuckets } from '@/lib/media/schema'
import { bodyLength } from '@/lib/platform/file-response'
import { log } from '@/lib/platform/log'
import { slotNetworkOf } from '@/lib/platform/network'
import { requestInfo } from '@/lib/platform/request'
import { createSlots } from '@/lib/platform/slots'
import { emptyResponse } from '@/lib/platform/uncached-response'
import { openObject } from '@/lib/storage/objects'

/** Limits concurrent reads of originals. Each occupies one of 50 storage connections until its client has finished. */
const acquireSlot = createSlots({ all: 36, network: 12 })

/**
 * Returns a public image from storage: an upload or one of its copies. The bytes at a URL never change, so they can
 * be cached forever.
 */
export async function GET(request: Request, { params }: { params: Promise<{ key: string[] }> }) {
  const [bucket, ...rest] = (await params).key
  const key = rest.join('/')
  const publicBucket = publicBuckets.find((name) => name === bucket)
  if (!publicBucket || !(OBJECT_KEY.test(key) || COPY_KEY.test(key))) return emptyResponse(404)
  // Copies are small, and the reverse proxy reads them immediately.
  const release = COPY_KEY.test(key) ? () => {} : acquireSlot(slotNetworkOf((await requestInfo()).address))
  if (!release) return emptyResponse(503)
  try {
    const object = await openObject(publicBucket, key)
    if (!object) release()
    if (!object) return emptyResponse(404)
    object.body.once('close', release)
    const cacheHeaders = { 'cache-control': 'public, max-age=31536000, immutable', etag: object.etag }
    const isUnchanged = request.headers.get('if-none-match')?.split(/, */).includes(object.etag)
    const hasBody = !isUnchanged && request.method !== 'HEAD'
    // An unread body would keep its storage connection open.
    if (!hasBody) object.body.destroy()
    if (isUnchanged) return new Response(null, { status: 304, headers: cacheHeaders })
    return new Response(hasBody ? (Readable.toWeb(object.body) as ReadableStream) : null, {
      headers: {
        ...cacheHeaders,
        'content-type': object.contentType,
        ...bodyLength(object.size),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    })
  } catch (error) {
    release()
    log.warn({ err: error, bucket, key }, 'image could not be read')
    return emptyResponse(503)
  }
}
