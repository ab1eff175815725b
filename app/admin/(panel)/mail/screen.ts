export const screen = {
  title: 'Email',
  tabs: [
    { href: '/admin/mail', label: 'Email log' },
    { href: '/admin/mail/suppressed', label: 'Suppressed addresses' },
  ],
} as const
