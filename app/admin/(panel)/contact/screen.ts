export const screen = {
  title: 'Contact',
  tabs: [
    { href: '/admin/contact', label: 'Messages' },
    { href: '/admin/contact/replies', label: 'Saved replies' },
    { href: '/admin/contact/info', label: 'Contact information' },
  ],
} as const
