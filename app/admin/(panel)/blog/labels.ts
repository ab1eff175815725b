import type { BadgeTone } from '@/components/ui/badge'
import type { PostStatus } from '@/lib/blog/schema'

export const statusLabels: Record<PostStatus, string> = {
  draft: 'Draft',
  published: 'Published',
  scheduled: 'Scheduled',
}

export const statusTones: Record<PostStatus, BadgeTone> = {
  draft: 'neutral',
  published: 'accent',
  scheduled: 'warn',
}
