'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { LogoMark } from '@/components/site/logo'
import { Link } from '@/components/ui/link'
import { foldedCookie } from '@/lib/dashboard/sidebar-memory'
import type { Screen } from '@/lib/platform/noun'
import { site } from '@/lib/site'
import { useRole } from '../role'
import { isCurrent, type NavigationGroup, navigationFor } from './navigation'
import { setPanelCookie } from './panel-cookie'
import type { CountsPromise } from './seen-screens'
import { SidebarGroup } from './sidebar-group'
import { ThemeSwitch } from './theme-switch'
import { WaitingCount } from './waiting-count'

export interface SidebarProps {
  /** Resolves to the counts next to the labels, which stream after the page. */
  counts: CountsPromise
  /** The labels of collapsed groups. */
  folded: readonly string[]
}

/** Links to the screens, in both the sidebar and the drawer. */
export function Sidebar({ counts, folded, onNavigate }: SidebarProps & { onNavigate?: () => void }) {
  const pathname = usePathname()
  const navigation = navigationFor(useRole())
  const [closed, setClosed] = useState(folded)

  function fold(label: string, isCollapsed: boolean) {
    const labels = isCollapsed ? [...closed, label] : closed.filter((other) => other !== label)
    setClosed(labels)
    setPanelCookie(foldedCookie(labels))
  }

  const linkTo = (screen: Screen): ReactNode => {
    const { href, label, Icon, waiting } = screen
    const isHere = isCurrent(href, pathname)
    return (
      <li key={href}>
        <Link
          href={href}
          onClick={onNavigate}
          aria-current={isHere ? 'page' : undefined}
          className="sidebar-link"
        >
          <Icon />
          {label}
          {waiting && <WaitingCount screens={[screen]} counts={counts} word={waiting.word} />}
        </Link>
      </li>
    )
  }

  const groupOf = ({ label, screens }: NavigationGroup): ReactNode => {
    const links = <ul className="grid gap-0.5 lg:gap-0">{screens.map(linkTo)}</ul>
    if (!label) return <div key="top">{links}</div>
    const isCollapsed = closed.includes(label)
    return (
      <SidebarGroup
        key={label}
        label={label}
        isCollapsed={isCollapsed}
        onToggle={() => fold(label, !isCollapsed)}
        count={<WaitingCount screens={screens} counts={counts} word="waiting" />}
      >
        {links}
      </SidebarGroup>
    )
  }

  return (
    <div className="flex h-full flex-col gap-6 p-4 lg:gap-2.5">
      <Link
        href="/admin"
        onClick={onNavigate}
        className="flex min-h-11 items-center gap-2.5 rounded-md px-2.5"
      >
        <LogoMark className="size-7" />
        <span className="font-display text-lg font-bold">{site.name}</span>
        <span className="rounded-sm bg-accent-soft px-1.5 py-0.5 text-xs font-semibold text-on-accent-soft">
          Admin
        </span>
      </Link>
      <nav aria-label="Admin" className="grid flex-1 content-start gap-5 overflow-y-auto lg:gap-2.5">
        {navigation.map(groupOf)}
      </nav>
      <ThemeSwitch />
    </div>
  )
}
