import 'server-only'
import { type ImageUses, namedRow, usesOf } from '@/lib/media/image-use'
import { press } from './noun'

const { records, content } = press

export const pressImages: ImageUses = {
  PressLeader: async (tx, imageId) =>
    usesOf(await tx.pressLeader.findMany({ where: { imageId }, ...namedRow }), {
      label: ({ name }) => `${name}’s profile in the press kit`,
      edit: records.leaders.path,
      trash: content.trash,
    }),
  PressAsset: async (tx, imageId) =>
    usesOf(await tx.pressAsset.findMany({ where: { previewId: imageId }, ...namedRow }), {
      label: ({ name }) => `the media asset “${name}”`,
      edit: records.assets.path,
      trash: content.trash,
    }),
}
