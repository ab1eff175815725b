import { COPY_KEY } from '@/lib/media/image-copies'
import { mediaPath, OBJECT_KEY, publicBuckets } from '@/lib/media/schema'
import { bodyLength, objectBody } from '@/lib/platform/file-response'
import { log } from '@/lib/platform/log'
import { slotNetworkOf } from '@/lib/platform/network'
import { requestInfo } from '@/lib/platform/request'
import { createSlots } from '@/lib/platform/slots'
import { newTransfer } from '@/lib/platform/transfer'
import { emptyResponse } from '@/lib/platform/uncached-response'
import { openObject } from '@/lib/storage/objects'

// Limits for concurrent reads. Each occupies a storage connection (lib/storage/client.ts) until its client has finished.
const acquireForOriginal = createSlots({ name: 'original-images', total: 36, perNetwork: 12 })
/** The page store reads copies for everyone, so its requests have no address. */
const acquireForCopy = createSlots({ name: 'image-copies', total: 200, perNetwork: 200 })

/**
 * Returns a public image from storage: an upload or one of its copies. The bytes at a URL never change, so they can
 * be cached forever.
 */
export async function GET(request: Request, { params }: { params: Promise<{ key: string[] }> }) {
  const [bucket, ...rest] = (await params).key
  const key = rest.join('/')
  const publicBucket = publicBuckets.find((name) => name === bucket)
  const isCopy = COPY_KEY.test(key)
  if (!publicBucket || !(OBJECT_KEY.test(key) || isCopy)) return emptyResponse(404)
  // A path with an escaped character would be read from storage each time, because the page store does not recognize it.
  if (new URL(request.url).pathname !== mediaPath({ bucket: publicBucket, key })) return emptyResponse(404)
  const acquire = isCopy ? acquireForCopy : acquireForOriginal
  const transfer = newTransfer()
  const release = acquire(slotNetworkOf((await requestInfo()).address), transfer)
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
    return new Response(hasBody ? objectBody(object.body, request, transfer) : null, {
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
