import { pipeline, type Readable, Transform } from 'node:stream'

/** More than a page of a list, which is the longest response that is read into memory. */
const MAX_BYTES = 4_000_000

/** Passes on a response from storage, and fails if it is too long. A hostile storage may send gigabytes. */
export function limitResponse(body: Readable): Readable {
  let received = 0
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      if (received > MAX_BYTES) done(new Error('The response from storage is too long'))
      else done(null, chunk)
    },
  })
  return pipeline(body, limit, () => {})
}
