import { ScrollText, ShieldCheck } from 'lucide-react'
import { type Noun, record } from '@/lib/platform/noun'

export const legal = {
  name: 'legal',
  roles: ['editor'],
  readers: ['viewer'],
  isCached: true,
  screens: [
    {
      href: '/admin/privacy-policy',
      label: 'Privacy Policy',
      group: 'Legal',
      Icon: ShieldCheck,
      key: 'p',
      keywords: 'legal data protection ndpa gdpr document',
      pages: [
        { href: '/admin/privacy-policy/history', label: 'Privacy Policy history', keywords: 'versions' },
      ],
    },
    {
      href: '/admin/terms',
      label: 'Terms of Service',
      group: 'Legal',
      Icon: ScrollText,
      key: 't',
      keywords: 'legal conditions agreement document',
      pages: [{ href: '/admin/terms/history', label: 'Terms of Service history', keywords: 'versions' }],
    },
  ],
  records: {
    privacyPolicy: record({
      label: 'Privacy Policy',
      Icon: ShieldCheck,
      model: 'LegalSection',
      title: ['title'],
      search: ['title', 'content'],
      only: { kind: 'privacy' },
      hasTrash: true,
      path: '/admin/privacy-policy?edit=',
    }),
    terms: record({
      label: 'Terms of Service',
      Icon: ScrollText,
      model: 'LegalSection',
      title: ['title'],
      search: ['title', 'content'],
      only: { kind: 'terms' },
      hasTrash: true,
      path: '/admin/terms?edit=',
    }),
  },
  auditPages: [
    { recordId: 'privacy', href: '/admin/privacy-policy' },
    { recordId: 'terms', href: '/admin/terms' },
  ],
} as const satisfies Noun
