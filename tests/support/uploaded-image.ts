import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { uploadImage } from '@/lib/media/upload'
import { jobs } from '@/lib/nouns-server'
import { db } from '@/lib/platform/db'
import { query } from './database'

/** Creates an image in a random color, so that each is different. */
export function picture(width = 64, height = 48) {
  const [r = 0, g = 0, b = 0] = Buffer.from(randomUUID().replaceAll('-', ''), 'hex')
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
}

/** Stores an image, as if staff had uploaded it. */
export async function upload(bytes: Buffer) {
  const body = new Blob([new Uint8Array(bytes)]).stream()
  return uploadImage({ slot: 'generalImage', name: 'market.png', body, actor: null })
}

export const uploadPng = async (width = 640, height = 480) =>
  upload(await picture(width, height).png().toBuffer())

/** Returns the payloads of queued jobs named `job` that contain `text`. */
export async function payloadsOf(job: string, text: string) {
  const rows = await query<{ payload: object }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 and j.payload::text like '%' || $2 || '%'`,
    [job, text],
  )
  return rows.map(({ payload }) => payload)
}

/** Runs the job queued by an image upload. */
export async function makeCopies({ id }: { id: string }, stopping?: AbortSignal) {
  const [payload] = await payloadsOf('media.make-copies', id)
  if (!payload) throw new Error(`No job is queued that makes the copies of ${id}`)
  await jobs['media.make-copies']?.(payload, stopping)
}

export const stateOf = ({ id }: { id: string }) =>
  db.mediaImage.findUnique({ where: { id }, select: { copies: true, copyWidths: true } })
