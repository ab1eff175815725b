import 'server-only'
import { originalsAt } from '@/lib/media/image-copies'
import { type ImageUses, usesOf } from '@/lib/media/image-use'
import { listMediaPaths } from '@/lib/media/media-paths'
import { help } from './noun'

export const helpImages: ImageUses = {
  HelpArticle: async (tx, imageId) => {
    const image = await tx.mediaImage.findUnique({
      where: { id: imageId },
      select: { bucket: true, key: true },
    })
    if (!image) return []
    // Addresses in Markdown can be written in many ways, so the database cannot search for them.
    const articles = await tx.helpArticle.findMany({
      select: { id: true, title: true, deletedAt: true, content: true },
      orderBy: { position: 'asc' },
    })
    const showing = articles.filter(({ content }) =>
      listMediaPaths(content)
        .flatMap(originalsAt)
        .some(({ bucket, key }) => bucket === image.bucket && key === image.key),
    )
    return usesOf(showing, {
      label: ({ title }) => `the guide “${title}”`,
      edit: help.records.guides.path,
      trash: help.content.trash,
    })
  },
}
