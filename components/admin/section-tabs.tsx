import type { Route } from 'next'
import { Link } from '@/components/ui/link'

interface SectionTabsProps {
  /** The group's label: the screen's title. */
  label: string
  tabs: readonly { href: Route; label: string }[]
  /** The label of the open tab. */
  current: string
}

/** Links to the pages of one screen. If they do not all fit, the current one is scrolled into view. */
export function SectionTabs({ label, tabs, current }: SectionTabsProps) {
  return (
    <nav
      aria-label={label}
      className="scroll-shadows mb-3 flex overflow-x-auto overflow-y-hidden border-b border-line sm:gap-1 md:mb-5"
    >
      {tabs.map(({ href, label: text }) => (
        <Link
          key={href}
          href={href}
          aria-current={text === current ? 'page' : undefined}
          className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-1.5 text-sm max-sm:flex-auto max-sm:justify-center sm:px-3 whitespace-nowrap text-fg-soft -outline-offset-2 transition-colors hover:text-fg aria-[current]:[scroll-initial-target:nearest] aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-fg"
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
