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
  Megaphone,
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
  /** Behind G it leads here; no two screens have the same. */
  letter?: string
}

export interface NavigationGroup {
  /** Absent for what stands above the groups. */
  label?: string
  items: readonly NavigationItem[]
}

/** The sidebar, in its order. A screen joins it in the change that brings the screen. */
export const navigation: readonly NavigationGroup[] = [
  { items: [{ href: '/admin', label: 'Dashboard', Icon: LayoutDashboard, letter: 'd' }] },
  {
    label: 'Audience',
    items: [
      { href: '/admin/waitlist', label: 'Waitlist', Icon: UserRoundPlus, letter: 'w' },
      { href: '/admin/newsletter', label: 'Newsletter', Icon: MailPlus, letter: 'n' },
      { href: '/admin/campaigns', label: 'Messages', Icon: Send, letter: 'm' },
      { href: '/admin/contact', label: 'Contact', Icon: Inbox, letter: 'c' },
    ],
  },
  {
    label: 'Content',
    items: [
      { href: '/admin/landing', label: 'Landing', Icon: LayoutTemplate, letter: 'l' },
      { href: '/admin/blog', label: 'Blog', Icon: Newspaper, letter: 'b' },
      { href: '/admin/about', label: 'About', Icon: BookOpenText, letter: 'u' },
      { href: '/admin/press-kit', label: 'Press Kit', Icon: Megaphone, letter: 'k' },
      { href: '/admin/help-center', label: 'Help Center', Icon: CircleQuestionMark, letter: 'h' },
      { href: '/admin/media', label: 'Media', Icon: Images, letter: 'i' },
    ],
  },
  {
    label: 'Hiring',
    items: [
      { href: '/admin/careers', label: 'Careers', Icon: BriefcaseBusiness, letter: 'j' },
      { href: '/admin/applications', label: 'Applications', Icon: FileUser, letter: 'a' },
    ],
  },
  {
    label: 'Legal',
    items: [
      { href: '/admin/privacy-policy', label: 'Privacy Policy', Icon: ShieldCheck, letter: 'p' },
      { href: '/admin/terms', label: 'Terms of Service', Icon: ScrollText, letter: 't' },
      { href: '/admin/privacy', label: 'Privacy requests', Icon: ShieldUser, letter: 'r' },
    ],
  },
  {
    label: 'Site',
    items: [
      { href: '/admin/mail', label: 'Mail', Icon: Mails, letter: 'e' },
      { href: '/admin/activity', label: 'Activity', Icon: Activity, letter: 'y' },
      { href: '/admin/staff', label: 'Staff', Icon: UsersRound, letter: 'f' },
      { href: '/admin/account', label: 'Your account', Icon: CircleUserRound, letter: 'o' },
      { href: '/admin/settings', label: 'Settings', Icon: Settings, letter: 's' },
    ],
  },
]

/** The dashboard is current on its own page alone, a screen on the pages below it too. */
export function isCurrent(href: string, pathname: string) {
  return href === '/admin' ? pathname === href : pathname === href || pathname.startsWith(`${href}/`)
}
