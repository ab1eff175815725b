import { CircleQuestionMark, NotebookText } from 'lucide-react'
import { type Noun, record } from '@/lib/platform/noun'

export const help = {
  name: 'help',
  isCached: true,
  screens: [
    {
      href: '/admin/help-center',
      label: 'Help Center',
      group: 'Content',
      Icon: CircleQuestionMark,
      key: 'h',
      words: 'faq questions answers support',
      pages: [
        { href: '/admin/help-center/new', label: 'New FAQ', words: 'add question answer help', isNew: true },
        { href: '/admin/help-center/articles', label: 'Guides', words: 'help articles' },
        { href: '/admin/help-center/articles/new', label: 'New guide', words: 'help article', isNew: true },
        {
          href: '/admin/help-center/searches',
          label: 'Searches without an answer',
          words: 'missed nothing',
        },
      ],
    },
  ],
  records: {
    faqs: record({
      label: 'Help Center FAQs',
      Icon: CircleQuestionMark,
      model: 'Faq',
      title: ['question'],
      detail: ['category'],
      search: 'searchText',
      only: { placement: 'help' },
      hasTrash: true,
      path: '/admin/help-center/',
      list: '/admin/help-center',
    }),
    guides: record({
      label: 'Guides',
      Icon: NotebookText,
      model: 'HelpArticle',
      title: ['title'],
      detail: ['summary'],
      search: ['title', 'summary'],
      hasTrash: true,
      path: '/admin/help-center/articles/',
    }),
  },
  content: {
    title: 'Help Center',
    view: { href: '/help', label: 'View on the site' },
    tabs: [
      { href: '/admin/help-center', label: 'FAQs' },
      { href: '/admin/help-center/searches', label: 'Searches' },
      { href: '/admin/help-center/articles', label: 'Guides' },
      { href: '/admin/help-center/trash', label: 'Trash' },
    ],
    trash: '/admin/help-center/trash',
    lists: {
      faq: {
        path: '/admin/help-center',
        label: 'FAQs',
        name: 'FAQ',
        question: 'Are you sure you want to delete this FAQ?',
        one: 'a question of the Help Center',
        all: 'the questions of the Help Center',
      },
      article: {
        path: '/admin/help-center/articles',
        label: 'Guides',
        name: 'guide',
        question: 'Are you sure you want to delete this guide?',
        one: 'a guide',
        all: 'the guides',
      },
    },
  },
} as const satisfies Noun
