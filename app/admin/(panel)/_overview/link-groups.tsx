import {
  CircleQuestionMark,
  ImageUp,
  type LucideIcon,
  Megaphone,
  NotebookPen,
  Send,
  UserRoundSearch,
} from 'lucide-react'
import type { Route } from 'next'
import { screensFor } from '@/components/admin/shell/navigation'
import { Link } from '@/components/ui/link'
import { mayChange, nounOfPage } from '@/lib/auth/access'
import type { Role } from '@/lib/platform/role'

interface LinkItem {
  href: Route
  label: string
  Icon: LucideIcon
}

const actions: readonly LinkItem[] = [
  { href: '/admin/blog/new', label: 'Write post', Icon: NotebookPen },
  { href: '/admin/careers/new', label: 'Add position', Icon: UserRoundSearch },
  { href: '/admin/help-center/new', label: 'Add Help Center FAQ', Icon: CircleQuestionMark },
  { href: '/admin/press-kit/coverage?add' as Route, label: 'Add press coverage', Icon: Megaphone },
  { href: '/admin/campaigns/new', label: 'Email the waitlist', Icon: Send },
  { href: '/admin/media', label: 'Upload image', Icon: ImageUp },
]

const content = [
  '/admin/landing',
  '/admin/blog',
  '/admin/about',
  '/admin/press-kit',
  '/admin/careers',
  '/admin/media',
]
const support = [
  '/admin/help-center',
  '/admin/contact',
  '/admin/mail',
  '/admin/privacy',
  '/admin/privacy-policy',
  '/admin/terms',
]

/** Links to the forms that staff open most. */
export function QuickActions({ role }: { role: Role }) {
  const items = actions.filter(({ href }) => mayChange(role, nounOfPage(href)))
  return <LinkGroup id="actions" title="Quick Actions" items={items} />
}

/** Links to the screens for content, support and legal texts. */
export function LinkGroups({ role }: { role: Role }) {
  const screens = screensFor(role)
  /** Returns the screens at these paths, in this order, without those that the role is not allowed to open. */
  const screensAt = (paths: readonly string[]): LinkItem[] =>
    paths.flatMap((path) => screens.find(({ href }) => href === path) ?? [])
  return (
    <div className="mt-8 grid gap-3 border-t border-line pt-6">
      <LinkGroup id="content" title="Content Sections" items={screensAt(content)} />
      <LinkGroup id="support" title="Support & Legal" items={screensAt(support)} />
    </div>
  )
}

function LinkGroup({ id, title, items }: { id: string; title: string; items: readonly LinkItem[] }) {
  if (items.length === 0) return null
  return (
    <nav aria-labelledby={id} className="gap-x-4 lg:flex lg:items-center">
      <h2 id={id} className="shrink-0 text-sm font-semibold lg:w-32">
        {title}
      </h2>
      <ul className="-mx-2 flex flex-wrap">
        {items.map(({ href, label, Icon }) => (
          <li key={href}>
            <Link
              href={href}
              className="flex min-h-9 items-center gap-2 rounded-sm px-2.5 text-sm transition-colors hover:bg-sunken"
            >
              <Icon size={16} className="text-fg-soft" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
