import type { Route } from 'next'

export interface NavigationLink {
  label: string
  href: Route
  /** A short description. */
  note: string
}

export interface NavigationGroup {
  label: string
  links: NavigationLink[]
}

const groups: NavigationGroup[] = [
  {
    label: 'Company',
    links: [
      { label: 'About Us', href: '/about', note: 'Why we do this, and who we are' },
      { label: 'Blog', href: '/blog', note: 'How to make money last' },
      { label: 'Careers', href: '/careers', note: 'Work with us, in Lagos or remote' },
      { label: 'Press Kit', href: '/press', note: 'Facts, logos and screenshots' },
    ],
  },
  {
    label: 'Support',
    links: [
      { label: 'Help Center', href: '/help', note: 'Short answers, guides, people' },
      { label: 'Contact Us', href: '/contact', note: 'A person reads every message' },
      { label: 'Privacy Policy', href: '/privacy', note: 'What we keep, why, and for how long' },
      { label: 'Terms of Service', href: '/terms', note: 'What we owe each other' },
    ],
  },
]

/**
 * The header menus, drawer and footer columns. A new page needs one line here. Groups without pages are hidden.
 */
export const navigation = groups.filter(({ links }) => links.length > 0)

/** The product column in the footer. */
export const productLinks: Omit<NavigationLink, 'note'>[] = [
  { label: 'Features', href: '/#features' },
  { label: 'Payout calculator', href: '/#calculator' },
  { label: 'What our users say', href: '/#testimonials' },
  { label: 'Security', href: '/security' },
  { label: 'Join the Waitlist', href: '/waitlist' },
]

export interface ProductTab {
  label: string
  items: { label: string; note: string; href: '#features' | '#features-detail' }[]
}

/** The Product menu of the landing page, which links to sections of that page. */
export const productTabs: ProductTab[] = [
  {
    label: 'Core Features',
    items: [
      { label: 'Scheduled payouts', note: 'Monthly, bi-weekly or weekly', href: '#features' },
      { label: 'Your own dates', note: 'Rent day, market day, exam day', href: '#features-detail' },
      { label: 'Payout calendar', note: 'Every payout, by date', href: '#features' },
      { label: 'The vault', note: 'Locked until the day you chose', href: '#features-detail' },
    ],
  },
  {
    label: 'Advanced Features',
    items: [
      {
        label: 'Emergency withdrawal',
        note: 'Takes 72 hours, and you can cancel before then',
        href: '#features-detail',
      },
      { label: 'Ways to pay in', note: 'Card, bank transfer or USSD', href: '#features' },
      { label: 'Smart notifications', note: 'Alerts before and after money moves', href: '#features' },
      { label: 'Real-time tracking', note: 'Each payout, the moment it moves', href: '#features-detail' },
    ],
  },
  {
    label: 'Security',
    items: [
      {
        label: '256-bit encryption',
        note: 'For what you send and the most sensitive data we store',
        href: '#features-detail',
      },
      { label: 'Two-factor sign-in', note: 'A stolen password isn’t enough', href: '#features-detail' },
      {
        label: 'Licensed partner bank',
        note: 'Holds your money in insured deposits',
        href: '#features-detail',
      },
      { label: '72-hour cooldown', note: 'Three days to change your mind', href: '#features' },
    ],
  },
  {
    label: 'AI & Analytics',
    items: [
      { label: 'Planning assistant', note: 'A plan from one line of text', href: '#features' },
      { label: 'Spending analysis', note: 'Where last month went', href: '#features' },
      { label: 'Goal recommendations', note: 'What to put aside, and how often', href: '#features-detail' },
      { label: 'Predictive insights', note: 'Spot a tight week before it comes', href: '#features-detail' },
    ],
  },
]
