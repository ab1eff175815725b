import {
  ChartNoAxesColumn,
  CircleQuestionMark,
  GalleryVerticalEnd,
  LayoutTemplate,
  Quote,
} from 'lucide-react'
import { type Noun, record } from '@/lib/platform/noun'

const pages = {
  top: '/admin/landing',
  claims: '/admin/landing/claims',
  testimonials: '/admin/landing/testimonials',
  features: '/admin/landing/features',
  faq: '/admin/landing/faq',
  trash: '/admin/landing/trash',
} as const

export const landing = {
  name: 'landing',
  isCached: true,
  screens: [
    {
      href: pages.top,
      label: 'Landing',
      group: 'Content',
      Icon: LayoutTemplate,
      key: 'l',
      words: 'home page website',
      pages: [
        { href: pages.claims, label: 'Claims', words: 'figures numbers users uptime rating' },
        { href: pages.testimonials, label: 'Testimonials', words: 'reviews quotes' },
        {
          href: `${pages.testimonials}?add`,
          label: 'New testimonial',
          words: 'add review',
          isNew: true,
        },
        { href: pages.features, label: 'Features', words: 'tabs' },
        { href: `${pages.features}?add`, label: 'New feature', words: 'add tab', isNew: true },
        { href: pages.faq, label: 'Landing FAQ', words: 'questions answers' },
        { href: `${pages.faq}?add`, label: 'New landing FAQ', words: 'add question', isNew: true },
      ],
    },
  ],
  records: {
    testimonials: record({
      label: 'Testimonials',
      Icon: Quote,
      model: 'Testimonial',
      title: ['title'],
      detail: ['name'],
      search: ['title', 'name', 'role'],
      hasTrash: true,
      path: `${pages.testimonials}?edit=`,
    }),
    features: record({
      label: 'Features',
      Icon: GalleryVerticalEnd,
      model: 'Feature',
      title: ['title'],
      search: ['title', 'description'],
      hasTrash: true,
      path: `${pages.features}?edit=`,
    }),
    landingFaqs: record({
      label: 'Landing FAQs',
      Icon: CircleQuestionMark,
      model: 'Faq',
      title: ['question'],
      detail: ['category'],
      search: 'searchText',
      only: { placement: 'landing' },
      hasTrash: true,
      path: `${pages.faq}?edit=`,
    }),
    claims: record({
      label: 'Claims',
      Icon: ChartNoAxesColumn,
      model: 'Claim',
      id: 'key',
      title: ['value', 'label'],
      search: ['label', 'value', 'key'],
      path: `${pages.claims}/`,
    }),
  },
  content: {
    title: 'Landing',
    view: { href: '/', label: 'View on the site' },
    tabs: [
      { href: pages.testimonials, label: 'Testimonials' },
      { href: pages.faq, label: 'FAQ' },
      { href: pages.features, label: 'Features' },
      { href: pages.claims, label: 'Claims' },
      { href: pages.trash, label: 'Trash' },
    ],
    trash: pages.trash,
    lists: {
      testimonial: {
        path: pages.testimonials,
        label: 'Testimonials',
        name: 'testimonial',
        one: 'a testimonial',
        all: 'the testimonials',
      },
      faq: {
        path: pages.faq,
        label: 'FAQ',
        name: 'FAQ',
        one: 'a question of the landing page',
        all: 'the questions on the landing page',
      },
      feature: {
        path: pages.features,
        label: 'Features',
        name: 'feature',
        one: 'a feature',
        all: 'the features',
      },
    },
  },
} as const satisfies Noun
