import {
  Activity,
  BookOpenText,
  BriefcaseBusiness,
  CircleQuestionMark,
  CircleUserRound,
  FileUser,
  Images,
  Inbox,
  LayoutDashboard,
  LayoutTemplate,
  type LucideIcon,
  MailPlus,
  Mails,
  Newspaper,
  ScrollText,
  Send,
  Settings,
  ShieldCheck,
  ShieldUser,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react'
import type { Route } from 'next'

export interface NavigationItem {
  href: Route
  label: string
  Icon: LucideIcon
}

export interface NavigationGroup {
  /** Absent for what stands above the groups. */
  label?: string
  items: readonly NavigationItem[]
}

/** The sidebar, in its order. A screen joins it in the change that brings the screen. */
export const navigation: readonly NavigationGroup[] = [
  { items: [{ href: '/admin', label: 'Dashboard', Icon: LayoutDashboard }] },
  {
    label: 'Audience',
    items: [
      { href: '/admin/waitlist', label: 'Waitlist', Icon: UserRoundPlus },
      { href: '/admin/newsletter', label: 'Newsletter', Icon: MailPlus },
      { href: '/admin/campaigns', label: 'Messages', Icon: Send },
      { href: '/admin/contact', label: 'Contact', Icon: Inbox },
    ],
  },
  {
    label: 'Content',
    items: [
      { href: '/admin/landing', label: 'Landing', Icon: LayoutTemplate },
      { href: '/admin/blog', label: 'Blog', Icon: Newspaper },
      { href: '/admin/about', label: 'About', Icon: BookOpenText },
      { href: '/admin/help-center', label: 'Help Center', Icon: CircleQuestionMark },
      { href: '/admin/media', label: 'Media', Icon: Images },
    ],
  },
  {
    label: 'Hiring',
    items: [
      { href: '/admin/careers', label: 'Careers', Icon: BriefcaseBusiness },
      { href: '/admin/applications', label: 'Applications', Icon: FileUser },
    ],
  },
  {
    label: 'Legal',
    items: [
      { href: '/admin/privacy-policy', label: 'Privacy Policy', Icon: ShieldCheck },
      { href: '/admin/terms', label: 'Terms of Service', Icon: ScrollText },
      { href: '/admin/privacy', label: 'Privacy requests', Icon: ShieldUser },
    ],
  },
  {
    label: 'Site',
    items: [
      { href: '/admin/mail', label: 'Mail', Icon: Mails },
      { href: '/admin/activity', label: 'Activity', Icon: Activity },
      { href: '/admin/staff', label: 'Staff', Icon: UsersRound },
      { href: '/admin/account', label: 'Your account', Icon: CircleUserRound },
      { href: '/admin/settings', label: 'Settings', Icon: Settings },
    ],
  },
]

/** The dashboard is current on its own page alone, a screen on the pages below it too. */
export function isCurrent(href: string, pathname: string) {
  return href === '/admin' ? pathname === href : pathname === href || pathname.startsWith(`${href}/`)
}
