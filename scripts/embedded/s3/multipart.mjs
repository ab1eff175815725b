import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { S3Error } from './errors.mjs'
import { readJson, writeData } from './store.mjs'

/** Handles multipart uploads: each part is a file, and completing the upload joins them. */
export function createMultipart(root, store) {
  const folder = (id) => path.join(root, '.uploads', id)

  async function requireUpload(id, bucket, key) {
    const upload = /^[0-9a-f-]{36}$/.test(id)
      ? await readJson(path.join(folder(id), 'upload.json'))
      : undefined
    if (upload?.bucket !== bucket || upload.key !== key) throw new S3Error('NoSuchUpload')
    return upload
  }

  return {
    async begin(bucket, key, headers) {
      const id = randomUUID()
      await mkdir(folder(id), { recursive: true, mode: 0o700 })
      await writeFile(path.join(folder(id), 'upload.json'), JSON.stringify({ bucket, key, headers }))
      return id
    },

    async putPart(id, bucket, key, number, source) {
      await requireUpload(id, bucket, key)
      if (!(Number.isInteger(number) && number >= 1 && number <= 10_000)) throw new S3Error('InvalidArgument')
      const { md5 } = await writeData(source, path.join(folder(id), `part-${number}`))
      await writeFile(path.join(folder(id), `part-${number}.json`), JSON.stringify({ md5 }))
      return md5
    },

    /** `parts`: number and ETag of each part in order, as the client reports them. */
    async complete(id, bucket, key, parts) {
      const { headers } = await requireUpload(id, bucket, key)
      if (parts.length === 0) throw new S3Error('InvalidPart')
      for (const { number, etag } of parts) {
        const part = await readJson(path.join(folder(id), `part-${number}.json`))
        if (part?.md5 !== etag) throw new S3Error('InvalidPart', `Part ${number} is missing or differs.`)
      }
      const hashes = Buffer.concat(parts.map(({ etag }) => Buffer.from(etag, 'hex')))
      const etag = `${createHash('md5').update(hashes).digest('hex')}-${parts.length}`
      const source = readAll(parts.map(({ number }) => path.join(folder(id), `part-${number}`)))
      const entry = await store.putEntry(bucket, key, source, { headers, etag })
      await rm(folder(id), { recursive: true, force: true })
      return entry
    },

    async abort(id, bucket, key) {
      await requireUpload(id, bucket, key)
      await rm(folder(id), { recursive: true, force: true })
    },
  }
}

async function* readAll(files) {
  for (const file of files) yield* createReadStream(file)
}
