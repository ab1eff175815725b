import {
  Bookmark,
  ExternalLink,
  Keyboard,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  Plus,
  Sun,
} from 'lucide-react'
import { mayChange, nounOfPage } from '@/lib/auth/access'
import type { Role } from '@/lib/platform/role'
import { type SavedView, viewHref } from '@/lib/views/view-query'
import { screensFor } from '../navigation'
import { chooseTheme, type Theme } from '../theme'
import { rankOf } from './match-text'

export interface Choice {
  id: string
  label: string
  /** Shown next to the label in a lighter color. */
  detail?: string
  Icon: LucideIcon
  /** Where the choice leads. Other choices have `run`. */
  href?: string
  isNewTab?: boolean
  run?: () => void
  keywords?: string
  /** The keyboard shortcut. */
  keys?: readonly string[]
}

export interface ChoiceGroup {
  label: string
  items: Choice[]
}

export interface Commands {
  role: Role
  signOut: () => void
  showShortcuts: () => void
}

/** Returns the choices known without asking the server: screens, forms for new records, commands. */
export function staticGroups({ role, signOut, showShortcuts }: Commands): ChoiceGroup[] {
  const screens = screensFor(role)
  const goTo = screens.flatMap(({ href, label, Icon, key, keywords, pages = [] }): Choice[] => [
    { id: `screen ${href}`, label, Icon, href, keywords, keys: ['G', key.toUpperCase()] },
    ...pages
      .filter(({ isNew }) => !isNew)
      .map((page) => ({ id: `screen ${page.href}`, ...page, detail: label, Icon })),
  ])
  const create = screens
    .filter(({ href }) => mayChange(role, nounOfPage(href)))
    .flatMap(({ pages = [] }) => pages)
    .filter(({ isNew }) => isNew)
    .map((page): Choice => ({ id: `screen ${page.href}`, ...page, Icon: Plus }))
  return [
    { label: 'Go to', items: goTo },
    { label: 'Create', items: create },
    { label: 'Commands', items: commands(signOut, showShortcuts) },
  ]
}

/** Returns the person's saved views of lists, which can be found by the name of the view or of its screen. */
export function viewGroup(role: Role, views: readonly SavedView[]): ChoiceGroup {
  const screens = screensFor(role)
  const items = views.map((view): Choice => {
    const detail =
      screens.find(({ href }) => `${view.screen}/`.startsWith(`${href}/`) && href !== '/admin')?.label ?? ''
    return {
      id: `view ${view.id}`,
      label: view.name,
      detail,
      Icon: Bookmark,
      href: viewHref(view),
      keywords: `${detail} saved view`,
    }
  })
  return { label: 'Saved views', items }
}

function commands(signOut: () => void, showShortcuts: () => void): Choice[] {
  const themeChoice = (theme: Theme, Icon: LucideIcon, label: string): Choice => ({
    id: `command ${theme}`,
    label,
    Icon,
    keywords: 'colour color theme mode appearance',
    run: () => chooseTheme(theme),
  })
  return [
    {
      id: 'command website',
      label: 'View Website',
      Icon: ExternalLink,
      href: '/',
      isNewTab: true,
      keywords: 'public site open',
    },
    {
      id: 'command shortcuts',
      label: 'Keyboard shortcuts',
      Icon: Keyboard,
      run: showShortcuts,
      keywords: 'keys help',
      keys: ['?'],
    },
    themeChoice('light', Sun, 'Light theme'),
    themeChoice('dark', Moon, 'Dark theme'),
    themeChoice('system', Monitor, 'System theme'),
    { id: 'command sign-out', label: 'Sign Out', Icon: LogOut, run: signOut, keywords: 'log out leave' },
  ]
}

/** Returns the matching choices, best first. Groups are sorted by their best match. */
export function matchingGroups(groups: readonly ChoiceGroup[], typed: string): ChoiceGroup[] {
  return groups
    .map(({ label, items }) => {
      const ranked = items
        .map((choice) => ({ choice, rank: rankOf(choice.label, `${choice.keywords ?? ''}`, typed) }))
        .filter(({ rank }) => rank !== null)
        .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
      return { label, items: ranked.map(({ choice }) => choice), rank: ranked[0]?.rank ?? 0 }
    })
    .filter(({ items }) => items.length > 0)
    .sort((one, other) => one.rank - other.rank)
    .map(({ label, items }) => ({ label, items }))
}
