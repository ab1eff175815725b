import { CircleQuestionMark, NotebookText } from 'lucide-react'
import { type Noun, record } from '@/lib/platform/noun'

const pages = {
  top: '/admin/help-center',
  articles: '/admin/help-center/articles',
  searches: '/admin/help-center/searches',
  trash: '/admin/help-center/trash',
} as const

export const help = {
  name: 'help',
  roles: ['editor', 'support'],
  readers: ['viewer'],
  isCached: true,
  screens: [
    {
      href: pages.top,
      label: 'Help Center',
      group: 'Content',
      Icon: CircleQuestionMark,
      key: 'h',
      keywords: 'faq questions answers support',
      pages: [
        {
          href: `${pages.top}/new`,
          label: 'Add Help Center FAQ',
          keywords: 'new question answer',
          isNew: true,
        },
        { href: pages.articles, label: 'Guides', keywords: 'help articles' },
        { href: `${pages.articles}/new`, label: 'Add guide', keywords: 'new help article', isNew: true },
        {
          href: pages.searches,
          label: 'Searches without results',
          keywords: 'missed nothing',
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
      path: `${pages.top}/`,
      list: pages.top,
    }),
    guides: record({
      label: 'Guides',
      Icon: NotebookText,
      model: 'HelpArticle',
      title: ['title'],
      detail: ['summary'],
      search: ['title', 'summary'],
      hasTrash: true,
      path: `${pages.articles}/`,
    }),
  },
  content: {
    title: 'Help Center',
    view: { href: '/help', label: 'View on the site' },
    tabs: [
      { href: pages.top, label: 'FAQs' },
      { href: pages.searches, label: 'Searches without results' },
      { href: pages.articles, label: 'Guides' },
      { href: pages.trash, label: 'Trash' },
    ],
    trash: pages.trash,
    lists: {
      faq: {
        path: pages.top,
        label: 'FAQs',
        name: 'FAQ',
        one: 'a question in the Help Center',
        all: 'the questions in the Help Center',
      },
      article: { path: pages.articles, label: 'Guides', name: 'guide' },
    },
  },
} as const satisfies Noun
