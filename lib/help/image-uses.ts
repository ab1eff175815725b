import 'server-only'
import { pathStart } from '@/lib/media/image-copies'
import { type ImageUses, usesOf } from '@/lib/media/image-use'
import { help } from './noun'

export const helpImages: ImageUses = {
  HelpArticle: async (tx, imageId) => {
    const image = await tx.mediaImage.findUnique({
      where: { id: imageId },
      select: { bucket: true, key: true },
    })
    if (!image) return []
    const articles = await tx.helpArticle.findMany({
      where: { content: { contains: pathStart(image) } },
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
