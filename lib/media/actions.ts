'use server'
import { adminAction } from '@/lib/auth/admin-action'
import { Refusal } from '@/lib/platform/errors'
import { enqueue } from '@/lib/platform/jobs'
import { describeImageSchema, imageIdSchema } from './schema'
import { findUses } from './uses'

const noun = 'media'
const GONE = 'This image no longer exists. Please refresh.'

/** The words that stand for an image where it cannot be seen. */
export const describeImage = adminAction(
  {
    name: 'media.describe',
    schema: describeImageSchema,
    tag: ['landing', 'blog'],
    failure: 'The description could not be saved. Please try again.',
  },
  async ({ id, alt }, { tx, audit }) => {
    const { count } = await tx.mediaImage.updateMany({ where: { id }, data: { alt } })
    if (count === 0) throw new Refusal(GONE)
    await audit({
      noun,
      action: 'describe',
      recordId: id,
      summary: 'changed the description of an image',
      details: { alt },
    })
    return null
  },
)

/** For good: an image that a page shows is refused, so nothing breaks. Its object goes after the commit, by a job. */
export const deleteImage = adminAction(
  {
    name: 'media.delete',
    schema: imageIdSchema,
    failure: 'Failed to delete image. Please try again.',
  },
  async ({ id }, { tx, audit }) => {
    const image = await tx.mediaImage.findUnique({
      where: { id },
      select: { bucket: true, key: true, name: true },
    })
    if (!image) throw new Refusal(GONE)
    const uses = await findUses(tx, id)
    if (uses.length > 0)
      throw new Refusal(
        `This image is in use and can’t be deleted: ${uses.map(({ label }) => label).join('; ')}.`,
      )
    await tx.mediaImage.delete({ where: { id }, select: { id: true } })
    await enqueue(tx, 'media.erase-object', { bucket: image.bucket, key: image.key })
    await audit({ noun, action: 'delete', recordId: id, summary: `deleted the image ${image.name}` })
    return null
  },
)
