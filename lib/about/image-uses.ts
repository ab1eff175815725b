import 'server-only'
import { type ImageUses, namedRow, usesOf } from '@/lib/media/image-use'
import { about } from './noun'

export const aboutImages: ImageUses = {
  TeamMember: async (tx, imageId) =>
    usesOf(await tx.teamMember.findMany({ where: { imageId }, ...namedRow }), {
      label: ({ name }) => `${name}’s team profile`,
      edit: about.records.team.path,
      trash: about.content.trash,
    }),
}
