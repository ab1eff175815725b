'use server'
import { refuseSave } from '@/lib/audit/refuse-save'
import { mayOpen } from '@/lib/auth/access'
import { adminAction } from '@/lib/auth/admin-action'
import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { recordSchema } from '@/lib/platform/fields'
import { enqueueCopies } from './queue-copies'
import { describeImageSchema } from './schema'
import { enqueueFileDeletion, storedColumns } from './stored-files'
import { findUses } from './uses'

const noun = 'media'
/** Shown instead of the title of something that the person is not allowed to see, such as a draft. */
const HIDDEN_PLACE = 'a page that your role can’t see'
const GONE = 'This image no longer exists. Please refresh.'

const list = new Intl.ListFormat('en-GB')

/** Saves the description of an image, for people who cannot see it. */
export const describeImage = adminAction(
  {
    name: 'media.describe',
    schema: describeImageSchema,
    tag: ['blog', 'help'],
    failure: 'The description could not be saved. Please try again.',
  },
  async ({ id, version, alt }, { tx, audit }) => {
    const { count } = await tx.mediaImage.updateMany({
      where: { id, version },
      data: { alt, version: { increment: 1 } },
    })
    if (count === 0) await refuseSave(tx, await findDescription(tx, id))
    await audit({
      action: 'describe',
      recordId: id,
      summary: 'changed the description of an image',
      details: { alt },
    })
    return null
  },
)

/** Returns the saved description as form values; null if the image no longer exists. */
async function findDescription(tx: Transaction, id: string) {
  const found = await tx.mediaImage.findUnique({ where: { id }, select: { version: true, alt: true } })
  return found && { noun, id, version: found.version, values: { alt: found.alt } }
}

/** Retries creating the smaller sizes of an image. */
export const retryCopies = adminAction(
  {
    name: 'media.retry-copies',
    schema: recordSchema,
    failure: 'The sizes could not be prepared. Please try again.',
  },
  async ({ id }, { tx, audit }) => {
    const image = await tx.mediaImage.findUnique({
      where: { id },
      select: { id: true, ...storedColumns, name: true },
    })
    if (!image) throw new Refusal(GONE)
    const { count } = await tx.mediaImage.updateMany({
      where: { id, copies: 'failed' },
      data: { copies: 'pending' },
    })
    // A colleague has already retried.
    if (count === 0) {
      await audit(null)
      return null
    }
    await enqueueCopies(tx, [image])
    await audit({
      action: 'retry-copies',
      recordId: id,
      summary: `retried preparing smaller sizes of the image ${image.name}`,
    })
    return null
  },
)

/** Permanently deletes an image, unless a page shows it. A job deletes its object after the commit. */
export const deleteImage = adminAction(
  {
    name: 'media.delete',
    schema: recordSchema,
    failure: 'Failed to delete image. Please try again.',
  },
  async ({ id }, { tx, admin, audit }) => {
    // Wait for guides that are being saved with the image.
    await tx.$executeRaw`SELECT FROM media_image WHERE id = ${id}::uuid FOR UPDATE`
    const image = await tx.mediaImage.findUnique({
      where: { id },
      select: { ...storedColumns, name: true },
    })
    if (!image) throw new Refusal(GONE)
    const uses = await findUses(tx, id)
    const places = new Set(uses.map(({ label, href }) => (mayOpen(admin.role, href) ? label : HIDDEN_PLACE)))
    if (places.size > 0)
      throw new Refusal(`This image can’t be deleted because it is used in ${list.format(places)}.`)
    await tx.mediaImage.delete({ where: { id }, select: { id: true } })
    await enqueueFileDeletion(tx, image)
    await audit({ action: 'delete', recordId: id, summary: `deleted the image ${image.name}` })
    return null
  },
)
