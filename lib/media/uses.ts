import 'server-only'
import type { Transaction } from '@/lib/platform/db'

export interface ImageUse {
  /** "the testimonial of Chidinma" */
  label: string
  href: string
}

const named = {
  select: { id: true, name: true, deletedAt: true },
  orderBy: { position: 'asc' },
} as const

/**
 * Where an image is shown, what lies in a Trash included. Every relation of `MediaImage` has its part here; the database
 * refuses to delete what one of them still names.
 */
export async function findUses(tx: Transaction, imageId: string): Promise<ImageUse[]> {
  const [testimonials, posts, members, leaders, assets] = await Promise.all([
    tx.testimonial.findMany({
      where: { imageId },
      select: { id: true, name: true, deletedAt: true },
      orderBy: { position: 'asc' },
    }),
    tx.post.findMany({
      where: { OR: [{ imageId }, { contentImages: { some: { imageId } } }] },
      select: { id: true, title: true, deletedAt: true },
      orderBy: { id: 'asc' },
    }),
    tx.teamMember.findMany({ where: { imageId }, ...named }),
    tx.pressLeader.findMany({ where: { imageId }, ...named }),
    tx.pressAsset.findMany({ where: { previewId: imageId }, ...named }),
  ])
  return [
    ...testimonials.map(({ id, name, deletedAt }) => ({
      label: `the testimonial of ${name}${deletedAt ? ' (in Trash)' : ''}`,
      href: deletedAt ? '/admin/landing/trash' : `/admin/landing/testimonials?edit=${id}`,
    })),
    ...posts.map(({ id, title, deletedAt }) => ({
      label: `the post “${title}”${deletedAt ? ' (in Trash)' : ''}`,
      href: deletedAt ? '/admin/blog?view=trash' : `/admin/blog/${id}`,
    })),
    ...members.map(({ id, name, deletedAt }) => ({
      label: `the team member ${name}${deletedAt ? ' (in Trash)' : ''}`,
      href: deletedAt ? '/admin/about/trash' : `/admin/about/team?edit=${id}`,
    })),
    ...leaders.map(({ id, name, deletedAt }) => ({
      label: `${name} of the press kit's leadership${deletedAt ? ' (in Trash)' : ''}`,
      href: deletedAt ? '/admin/press-kit/trash' : `/admin/press-kit/leadership?edit=${id}`,
    })),
    ...assets.map(({ id, name, deletedAt }) => ({
      label: `the press asset “${name}”${deletedAt ? ' (in Trash)' : ''}`,
      href: deletedAt ? '/admin/press-kit/trash' : `/admin/press-kit/assets?edit=${id}`,
    })),
  ]
}
