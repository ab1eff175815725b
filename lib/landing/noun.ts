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
  roles: ['editor'],
  readers: ['viewer'],
  isCached: true,
  screens: [
    {
      href: pages.top,
      label: 'Landing page',
      group: 'Content',
      Icon: LayoutTemplate,
      key: 'l',
      keywords: 'home page website',
      pages: [
        { href: pages.claims, label: 'Claims', keywords: 'figures numbers users uptime rating' },
        { href: pages.testimonials, label: 'Testimonials', keywords: 'reviews quotes' },
        {
          href: `${pages.testimonials}?add`,
          label: 'Add testimonial',
          keywords: 'new review',
          isNew: true,
        },
        { href: pages.features, label: 'Features', keywords: 'tabs' },
        { href: `${pages.features}?add`, label: 'Add feature', keywords: 'new tab', isNew: true },
        { href: pages.faq, label: 'Landing FAQs', keywords: 'questions answers' },
        { href: `${pages.faq}?add`, label: 'Add landing FAQ', keywords: 'new question', isNew: true },
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
  auditPages: [{ recordId: 'claims', href: pages.claims }],
  content: {
    title: 'Landing page',
    view: { href: '/', label: 'View on the site' },
    tabs: [
      { href: pages.testimonials, label: 'Testimonials' },
      { href: pages.faq, label: 'FAQs' },
      { href: pages.features, label: 'Features' },
      { href: pages.claims, label: 'Claims' },
      { href: pages.trash, label: 'Trash' },
    ],
    trash: pages.trash,
    lists: {
      testimonial: {
        path: pages.testimonials,
        view: '/#testimonials',
        label: 'Testimonials',
        name: 'testimonial',
      },
      faq: {
        path: pages.faq,
        view: '/#faq',
        label: 'FAQs',
        name: 'FAQ',
        one: 'a question on the landing page',
        all: 'the questions on the landing page',
      },
      feature: { path: pages.features, view: '/#features-detail', label: 'Features', name: 'feature' },
    },
  },
} as const satisfies Noun
