import 'server-only'
import { type ImageUses, usesOf } from '@/lib/media/image-use'
import { mediaPath } from '@/lib/media/schema'
import { help } from './noun'

export const helpImages: ImageUses = {
  HelpArticle: async (tx, imageId) => {
    const image = await tx.mediaImage.findUnique({
      where: { id: imageId },
      select: { bucket: true, key: true },
    })
    if (!image) return []
    const articles = await tx.helpArticle.findMany({
      where: { content: { contains: mediaPath(image) } },
      select: { id: true, title: true, deletedAt: true },
      orderBy: { position: 'asc' },
    })
    return usesOf(articles, {
      label: ({ title }) => `the guide “${title}”`,
      edit: help.records.guides.path,
      trash: help.content.trash,
    })
  },
}
