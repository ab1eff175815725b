import { Newspaper } from 'lucide-react'
import { type Noun, record } from '@/lib/platform/noun'

export const blog = {
  name: 'blog',
  roles: ['editor'],
  readers: ['viewer'],
  isCached: true,
  screens: [
    {
      href: '/admin/blog',
      label: 'Blog',
      group: 'Content',
      Icon: Newspaper,
      key: 'b',
      keywords: 'posts articles writing drafts',
      pages: [{ href: '/admin/blog/new', label: 'Write post', keywords: 'new article blog', isNew: true }],
    },
  ],
  records: {
    posts: record({
      label: 'Blog posts',
      Icon: Newspaper,
      model: 'Post',
      title: ['title'],
      detail: ['status', 'category'],
      search: 'searchText',
      hasTrash: true,
      path: '/admin/blog/',
      list: '/admin/blog',
    }),
  },
} as const satisfies Noun
