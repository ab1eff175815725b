import 'server-only'
import { type ImageUses, namedRow, usesOf } from '@/lib/media/image-use'
import { landing } from './noun'

export const landingImages: ImageUses = {
  Testimonial: async (tx, imageId) =>
    usesOf(await tx.testimonial.findMany({ where: { imageId }, ...namedRow }), {
      label: ({ name }) => `${name}’s testimonial`,
      edit: landing.records.testimonials.path,
      trash: landing.content.trash,
    }),
}
