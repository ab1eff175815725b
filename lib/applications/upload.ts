import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { db } from '@/lib/platform/db'
import { UploadRefusal } from '@/lib/platform/errors'
import type { FileBytes } from '@/lib/platform/file-bytes'
import { slotNetworkOf } from '@/lib/platform/network'
import { queryRows } from '@/lib/platform/query-rows'
import { consumeNetworkPoint, type Limit } from '@/lib/platform/rate-limit'
import { receive } from '@/lib/platform/receive-upload'
import { logRefusal } from '@/lib/platform/refusal-log'
import { readSignedId, signId } from '@/lib/platform/signed-id'
import { createSlots } from '@/lib/platform/slots'
import { countingStream, newTransfer } from '@/lib/platform/transfer'
import { UPLOAD_SLOTS } from '@/lib/platform/upload-slots'
import { putObject } from '@/lib/storage/objects'
import { checkResume } from './resume-file'
import { RESUME_MAX_BYTES, resumeMessages, resumeTypes, type SentResume, tidyFileName } from './resume-rules'

const unclaimedRow = z.object({ bytes: z.number() })

const { bucket } = UPLOAD_SLOTS.resume
const PURPOSE = 'resume'

/** Limits concurrent uploads, because temporary files and unpacking take disk space and time. */
const acquireSlot = createSlots({ name: 'resume-uploads', total: 24, perNetwork: 4 })
/** Each file may take up 10 MB for a day even if no application follows. Many applicants may share a network. */
const dailyLimit: Limit = { name: 'resume-upload:day', points: 300, seconds: 24 * 60 * 60 }
/** How much storage unclaimed resumes may take up in total, because uploads from many networks add up. */
const UNCLAIMED_MAX_BYTES = 20 * 1024 ** 3

interface Upload {
  /** The file name sent by the browser. */
  name: string
  body: ReadableStream<Uint8Array>
  /** The sender's IP address. Uploads from one network are limited together. */
  address: string
}

/**
 * Stores a resume that no application has claimed yet: first the object, then its row. The bytes are buffered in a
 * temporary file, so memory use stays flat. Throws a `Refusal` if the upload is too large, too slow or not a resume.
 */
export async function storeResume({ name, body, address }: Upload): Promise<SentResume> {
  if ((await consumeNetworkPoint(dailyLimit, address)) > 0)
    throw new UploadRefusal(429, resumeMessages.tooMany)
  const stopped = new AbortController()
  const transfer = newTransfer(() => stopped.abort(new UploadRefusal(408, resumeMessages.slow)))
  const release = acquireSlot(slotNetworkOf(address), transfer)
  if (!release) throw new UploadRefusal(503, resumeMessages.busy)
  try {
    if (await isStorageFull()) throw new UploadRefusal(503, resumeMessages.full)
    return await store(name, body.pipeThrough(countingStream(transfer), { signal: stopped.signal }))
  } finally {
    release()
  }
}

async function isStorageFull(): Promise<boolean> {
  const [unclaimed] = await queryRows(db, unclaimedRow)`
    SELECT coalesce(sum(size), 0)::float8 AS bytes FROM resume WHERE application_id IS NULL`
  if (!unclaimed || unclaimed.bytes <= UNCLAIMED_MAX_BYTES) return false
  await logRefusal('limit reached', { limit: 'unclaimed-resumes' })
  return true
}

async function store(name: string, body: Upload['body']): Promise<SentResume> {
  const file = await openUnlinkedFile()
  try {
    const { size, sha256 } = await save(body, file)
    const kind = await checkResume(readable(file, size), name)
    const contentType = resumeTypes[kind]
    const key = `${randomUUID()}.${kind}`
    await putObject(bucket, key, file.createReadStream({ start: 0, autoClose: false }), { contentType, size })
    const fileName = tidyFileName(name, kind)
    const { id } = await db.resume.create({
      data: { key, fileName, contentType, size, sha256 },
      select: { id: true },
    })
    return { token: signId(PURPOSE, id), name: fileName, size }
  } finally {
    await file.close()
  }
}

/** Returns the id in a token from `storeResume`, or null if the token is not ours. */
export function readResumeToken(token: string): string | null {
  return readSignedId(PURPOSE, token)
}

/** Opens a temporary file that is already unlinked, so that not even a killed process leaves it behind. */
async function openUnlinkedFile(): Promise<FileHandle> {
  const place = path.join(os.tmpdir(), `upload-${randomUUID()}`)
  const file = await open(place, 'wx+', 0o600)
  await unlink(place)
  return file
}

async function save(body: Upload['body'], file: FileHandle) {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of receive(body, { maxBytes: RESUME_MAX_BYTES, messages: resumeMessages })) {
    size += chunk.length
    hash.update(chunk)
    await file.write(chunk)
  }
  return { size, sha256: hash.digest('hex') }
}

function readable(file: FileHandle, size: number): FileBytes {
  return {
    size,
    read: async (offset, length) => {
      const buffer = Buffer.alloc(Math.max(0, Math.min(length, size - offset)))
      const { bytesRead } = await file.read(buffer, 0, buffer.length, offset)
      return buffer.subarray(0, bytesRead)
    },
  }
}
