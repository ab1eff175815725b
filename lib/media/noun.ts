import { Image, Images } from 'lucide-react'
import { type Noun, record } from '@/lib/platform/noun'

export const media = {
  name: 'media',
  roles: ['editor', 'support'],
  readers: ['viewer'],
  screens: [
    {
      href: '/admin/media',
      label: 'Media',
      group: 'Content',
      Icon: Images,
      key: 'i',
      keywords: 'images pictures photos gallery upload files',
    },
  ],
  records: {
    images: record({
      label: 'Media',
      Icon: Image,
      model: 'MediaImage',
      title: ['name'],
      detail: ['alt'],
      search: ['name', 'alt'],
      path: '/admin/media?q=',
      address: 'name',
      isPersonal: true,
    }),
  },
} as const satisfies Noun
