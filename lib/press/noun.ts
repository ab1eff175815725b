import { FileDown, ListChecks, Megaphone, Newspaper, UserRound } from 'lucide-react'
import { type Noun, record } from '@/lib/platform/noun'

export const press: Noun = {
  name: 'press',
  screens: [
    {
      href: '/admin/press-kit',
      label: 'Press Kit',
      group: 'Content',
      Icon: Megaphone,
      key: 'k',
      words: 'media journalists facts boilerplate company',
      pages: [
        { href: '/admin/press-kit/key-messages', label: 'Key messages', words: 'press' },
        {
          href: '/admin/press-kit/leadership',
          label: 'Leadership',
          words: 'press people founders team',
        },
        {
          href: '/admin/press-kit/assets',
          label: 'Media assets',
          words: 'press logos screenshots downloads zip',
        },
        {
          href: '/admin/press-kit/coverage',
          label: 'Press coverage',
          words: 'news recent articles outlets',
        },
        { href: '/admin/press-kit/contact', label: 'Press contact', words: 'email phone address' },
      ],
    },
  ],
  records: {
    pressFacts: record({
      label: 'Company facts',
      Icon: ListChecks,
      model: 'PressFact',
      title: ['label'],
      detail: ['value'],
      search: ['label', 'value'],
      hasTrash: true,
      path: '/admin/press-kit?fact=',
    }),
    keyMessages: record({
      label: 'Key messages',
      Icon: Megaphone,
      model: 'KeyMessage',
      title: ['title'],
      search: ['title', 'description'],
      hasTrash: true,
      path: '/admin/press-kit/key-messages?edit=',
    }),
    leaders: record({
      label: 'Leadership',
      Icon: UserRound,
      model: 'PressLeader',
      title: ['name'],
      detail: ['role'],
      search: ['name', 'role'],
      hasTrash: true,
      path: '/admin/press-kit/leadership?edit=',
      isPersonal: true,
    }),
    assets: record({
      label: 'Press assets',
      Icon: FileDown,
      model: 'PressAsset',
      title: ['name'],
      detail: ['category'],
      search: ['name', 'description'],
      hasTrash: true,
      path: '/admin/press-kit/assets?edit=',
    }),
    news: record({
      label: 'Press coverage',
      Icon: Newspaper,
      model: 'NewsItem',
      title: ['title'],
      detail: ['outlet'],
      search: ['title', 'outlet'],
      hasTrash: true,
      path: '/admin/press-kit/coverage?edit=',
    }),
  },
  auditPages: [
    { recordId: 'contact', href: '/admin/press-kit/contact' },
    { recordId: 'page', href: '/admin/press-kit' },
  ],
}
