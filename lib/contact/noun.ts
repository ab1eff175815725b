import { Inbox, MessageSquareReply } from 'lucide-react'
import { type Noun, record, waitingRows } from '@/lib/platform/noun'

export const contact = {
  name: 'contact',
  roles: ['support'],
  isCached: true,
  screens: [
    {
      href: '/admin/contact',
      label: 'Contact',
      group: 'Audience',
      Icon: Inbox,
      key: 'c',
      keywords: 'inbox enquiries support tickets reply',
      waiting: waitingRows({
        word: 'unread',
        model: 'ContactMessage',
        only: { status: 'new' },
        hasTrash: true,
      }),
      pages: [
        {
          href: '/admin/contact/info',
          label: 'Contact information',
          keywords: 'address phone business hours',
        },
        { href: '/admin/contact/replies', label: 'Saved replies', keywords: 'canned answers templates' },
        { href: '/admin/contact/replies/new', label: 'Add saved reply', keywords: 'new', isNew: true },
      ],
    },
  ],
  records: {
    messages: record({
      label: 'Contact messages',
      Icon: Inbox,
      model: 'ContactMessage',
      title: ['subject'],
      detail: ['name', 'reference'],
      search: 'searchText',
      hasTrash: true,
      path: '/admin/contact/',
      list: '/admin/contact',
      isPersonal: true,
    }),
    replies: record({
      label: 'Saved replies',
      Icon: MessageSquareReply,
      model: 'SavedReply',
      title: ['title'],
      search: ['title', 'body'],
      path: '/admin/contact/replies/',
      auditName: 'saved-reply',
    }),
  },
  auditPages: [{ recordId: 'info', href: '/admin/contact/info' }],
} as const satisfies Noun
