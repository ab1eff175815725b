import {
  ChartNoAxesColumn,
  CircleQuestionMark,
  GalleryVerticalEnd,
  LayoutTemplate,
  Quote,
} from 'lucide-react'
import { type Noun, record } from '@/lib/platform/noun'

export const landing: Noun = {
  name: 'landing',
  screens: [
    {
      href: '/admin/landing',
      label: 'Landing',
      group: 'Content',
      Icon: LayoutTemplate,
      key: 'l',
      words: 'home page website',
      pages: [
        { href: '/admin/landing/claims', label: 'Claims', words: 'figures numbers users uptime rating' },
        { href: '/admin/landing/testimonials', label: 'Testimonials', words: 'reviews quotes' },
        {
          href: '/admin/landing/testimonials/new',
          label: 'New testimonial',
          words: 'add review',
          isNew: true,
        },
        { href: '/admin/landing/features', label: 'Features', words: 'tabs' },
        { href: '/admin/landing/features/new', label: 'New feature', words: 'add tab', isNew: true },
        { href: '/admin/landing/faq', label: 'Landing FAQ', words: 'questions answers' },
        { href: '/admin/landing/faq/new', label: 'New landing FAQ', words: 'add question', isNew: true },
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
      path: '/admin/landing/testimonials/',
    }),
    features: record({
      label: 'Features',
      Icon: GalleryVerticalEnd,
      model: 'Feature',
      title: ['title'],
      search: ['title', 'description'],
      hasTrash: true,
      path: '/admin/landing/features/',
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
      path: '/admin/landing/faq/',
    }),
    claims: record({
      label: 'Claims',
      Icon: ChartNoAxesColumn,
      model: 'Claim',
      id: 'key',
      title: ['value', 'label'],
      search: ['label', 'value', 'key'],
      path: '/admin/landing/claims/',
    }),
  },
}
