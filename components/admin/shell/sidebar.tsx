'use client'

import { usePathname } from 'next/navigation'
import { LogoMark } from '@/components/site/logo'
import { Link } from '@/components/ui/link'
import { site } from '@/lib/site'
import { useRole } from '../role'
import { isCurrent, navigationFor } from './navigation'
import { ThemeSwitch } from './theme-switch'

/** Links to the screens, in both the side column and the drawer. */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const pathname = usePathname()
  const navigation = navigationFor(useRole())
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
      <nav aria-label="Admin" className="grid flex-1 content-start gap-5 overflow-y-auto lg:gap-3">
        {navigation.map((group) => (
          <div key={group.label ?? 'top'}>
            {group.label && (
              <p className="mb-1 px-2.5 text-xs lg:mb-0 font-semibold text-fg-soft">{group.label}</p>
            )}
            <ul className="grid gap-0.5 lg:gap-0">
              {group.screens.map(({ href, label, Icon }) => (
                <li key={href}>
                  <Link
                    href={href}
                    onClick={onNavigate}
                    aria-current={isCurrent(href, pathname) ? 'page' : undefined}
                    className="sidebar-link"
                  >
                    <Icon />
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <ThemeSwitch />
    </div>
  )
}
