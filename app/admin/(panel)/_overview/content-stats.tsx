import type { Route } from 'next'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { StatCard } from '@/components/ui/stat-card'
import { mayOpen } from '@/lib/auth/access'
import { formatCount, formatCountOf } from '@/lib/count'
import { countContent } from '@/lib/dashboard/admin-queries'
import type { Role } from '@/lib/platform/role'

const pages = {
  'Blog Posts': '/admin/blog',
  'Open Positions': '/admin/careers',
  'Press Releases': '/admin/press-kit/coverage',
  'Help Articles': '/admin/help-center',
} as const satisfies Record<string, Route>

/** Returns the labels of the figures that a role may see. */
export function statLabelsFor(role: Role): string[] {
  return Object.entries(pages).flatMap(([label, href]) => (mayOpen(role, href) ? label : []))
}

export async function ContentStats() {
  const { posts, positions, help, coverage } = await countContent()
  return (
    <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      {posts && (
        <Stat
          label="Blog Posts"
          value={posts.total}
          note={`${formatCount(posts.published)} published, ${formatCount(posts.scheduled)} scheduled, ${formatCountOf(posts.draft, 'draft')}`}
        />
      )}
      {positions && (
        <Stat
          label="Open Positions"
          value={positions.active}
          note={`${formatCountOf(positions.total, 'position')} in total`}
        />
      )}
      {coverage !== null && (
        <Stat
          label="Press Releases"
          value={coverage}
          note={`Press ${coverage === 1 ? 'article' : 'articles'} about the company`}
        />
      )}
      {help && (
        <Stat
          label="Help Articles"
          value={help.answers + help.guides}
          note={`${formatCountOf(help.answers, 'FAQ')} and ${formatCountOf(help.guides, 'guide')}`}
        />
      )}
    </dl>
  )
}

interface StatProps {
  label: keyof typeof pages
  value: number
  note: ReactNode
}

/** Shows a figure on a card that links to its screen. */
function Stat({ label, value, note }: StatProps) {
  return (
    <StatCard
      label={
        <Link href={pages[label]} className="after:absolute after:inset-0 after:rounded-md">
          {label}
        </Link>
      }
      value={formatCount(value)}
      note={note}
    />
  )
}
