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
import { screens } from '@/components/admin/shell/navigation'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'

interface LinkItem {
  href: Route
  label: string
  Icon: LucideIcon
}

const actions: readonly LinkItem[] = [
  { href: '/admin/blog/new', label: 'Write a post', Icon: NotebookPen },
  { href: '/admin/careers/new', label: 'Add a position', Icon: UserRoundSearch },
  { href: '/admin/help-center/new', label: 'Answer a question', Icon: CircleQuestionMark },
  { href: '/admin/press-kit/coverage?add' as Route, label: 'Add press coverage', Icon: Megaphone },
  { href: '/admin/campaigns/new', label: 'Message the waitlist', Icon: Send },
  { href: '/admin/media', label: 'Upload an image', Icon: ImageUp },
]

/** In this order. Screens that do not exist are left out. */
function existing(...paths: string[]): LinkItem[] {
  return paths.flatMap((path) => screens.find(({ href }) => href === path) ?? [])
}

const content = existing(
  '/admin/landing',
  '/admin/blog',
  '/admin/about',
  '/admin/press-kit',
  '/admin/careers',
  '/admin/media',
)
const support = existing(
  '/admin/help-center',
  '/admin/contact',
  '/admin/mail',
  '/admin/privacy',
  '/admin/privacy-policy',
  '/admin/terms',
)

export function LinkGroups() {
  return (
    <div className="grid content-start gap-8 md:grid-cols-3 xl:grid-cols-1">
      <LinkGroup id="actions" title="Quick Actions" items={actions} />
      <LinkGroup id="content" title="Content Sections" items={content} />
      <LinkGroup id="support" title="Support & Legal" items={support} />
    </div>
  )
}

function LinkGroup({ id, title, items }: { id: string; title: string; items: readonly LinkItem[] }) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-base font-semibold">
        {title}
      </h2>
      <Card className="p-1.5">
        <ul>
          {items.map(({ href, label, Icon }) => (
            <li key={href}>
              <Link
                href={href}
                className="flex min-h-10 items-center gap-3 rounded-sm px-3 text-sm transition-colors hover:bg-sunken"
              >
                <Icon className="text-fg-soft" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </nav>
  )
}
