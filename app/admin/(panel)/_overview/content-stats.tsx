import type { Route } from 'next'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { StatCard } from '@/components/ui/stat-card'
import { formatCount } from '@/lib/count'
import { countContent } from '@/lib/dashboard/admin-queries'

export const contentLabels = ['Blog Posts', 'Open Positions', 'Press Releases', 'Help Articles'] as const

export async function ContentStats() {
  const { posts, positions, answers, guides, coverage } = await countContent()
  return (
    <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      <Stat
        label="Blog Posts"
        href="/admin/blog"
        value={posts.total}
        note={`${figure(posts.published)} published, ${figure(posts.scheduled)} scheduled, ${figure(posts.draft)} drafts`}
      />
      <Stat
        label="Open Positions"
        href="/admin/careers"
        value={positions.active}
        note={`of ${figure(positions.total)} in total`}
      />
      <Stat
        label="Press Releases"
        href="/admin/press-kit/coverage"
        value={coverage}
        note="listed under Recent Coverage"
      />
      <Stat
        label="Help Articles"
        href="/admin/help-center"
        value={answers + guides}
        note={`${figure(answers)} answers and ${figure(guides)} guides`}
      />
    </dl>
  )
}

interface StatProps {
  label: (typeof contentLabels)[number]
  href: Route
  value: number
  note: ReactNode
}

/** The whole card is a link to the screen. */
function Stat({ label, href, value, note }: StatProps) {
  return (
    <StatCard
      label={
        <Link href={href} className="after:absolute after:inset-0 after:rounded-md">
          {label}
        </Link>
      }
      value={figure(value)}
      note={note}
    />
  )
}

function figure(count: number) {
  return formatCount(count)
}
