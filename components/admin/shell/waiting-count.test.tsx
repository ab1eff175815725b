// @vitest-environment jsdom
import { act, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Role } from '@/lib/platform/role'
import { click, mount } from '../../../tests/support/mount'
import { RoleProvider } from '../role'
import { setPanelCookie } from './panel-cookie'
import { SeenScreens } from './seen-screens'
import { Sidebar, type SidebarProps } from './sidebar'

let path = '/admin'
vi.mock('next/navigation', () => ({
  usePathname: () => path,
  useRouter: () => ({ prefetch: () => undefined }),
}))

beforeEach(() => {
  path = '/admin'
  for (const name of ['admin-visited', 'admin-folded']) setPanelCookie(`${name}=; Path=/admin; Max-Age=0`)
})

async function show(counts: Record<string, number>, folded: string[] = [], role: Role = 'owner') {
  const found = Promise.resolve(new Map(Object.entries(counts)))
  await mount(
    <RoleProvider role={role}>
      <Panel counts={found} folded={folded} />
    </RoleProvider>,
  )
  await act(async () => found)
}

/** Shows the sidebar, and a drawer that exists only once it is opened, on the dashboard. */
function Panel(props: SidebarProps) {
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const openOnDashboard = () => {
    path = '/admin'
    setDrawerOpen(true)
  }
  return (
    <SeenScreens counts={props.counts}>
      <Sidebar {...props} />
      <button type="button" onClick={openOnDashboard}>
        Open drawer
      </button>
      <div id="drawer">{isDrawerOpen && <Sidebar {...props} />}</div>
    </SeenScreens>
  )
}

const link = (href: string) => document.querySelector(`a[href="${href}"]`)
/** Returns the text that screen readers announce. */
const spoken = (element: Element | null | undefined) => {
  const copy = element?.cloneNode(true) as Element | undefined
  for (const hidden of copy?.querySelectorAll('[aria-hidden]') ?? []) hidden.remove()
  return copy?.textContent
}

it('shows the number of waiting rows after the label, and nothing for zero', async () => {
  await show({ '/admin/contact': 3, '/admin/applications': 0, '/admin/mail': 1_000 })
  expect(spoken(link('/admin/contact'))).toBe('Contact, 3 unread')
  expect(spoken(link('/admin/applications'))).toBe('Applications')
  expect(spoken(link('/admin/privacy'))).toBe('Privacy requests')
  expect(spoken(link('/admin/mail'))).toBe('Email, 1,000+ failed')
})

it('counts signups until the person visits the waitlist', async () => {
  await show({ '/admin/waitlist': 2 })
  expect(spoken(link('/admin/waitlist'))).toBe('Waitlist, 2 new')
  path = '/admin/waitlist'
  await show({ '/admin/waitlist': 2 })
  expect(spoken(link('/admin/waitlist'))).toBe('Waitlist')
})

it('shows no signups in a drawer opened after the visit', async () => {
  path = '/admin/waitlist'
  await show({ '/admin/contact': 3, '/admin/waitlist': 2 })
  await click('Open drawer')
  expect(spoken(document.querySelector('#drawer a[href="/admin/contact"]'))).toBe('Contact, 3 unread')
  expect(spoken(document.querySelector('#drawer a[href="/admin/waitlist"]'))).toBe('Waitlist')
})

it('collapses a group, keeps its links for shortcuts, and adds up its counts', async () => {
  await show({ '/admin/contact': 3, '/admin/waitlist': 2 })
  const group = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Audience')
  expect(group?.getAttribute('aria-expanded')).toBe('true')
  await act(async () => group?.click())
  expect(group?.getAttribute('aria-expanded')).toBe('false')
  expect(spoken(group)).toBe('Audience, 5 waiting')
  expect(link('/admin/contact')?.closest('[hidden]')).not.toBeNull()
})

it('leaves signups that the person has seen out of the total of a group', async () => {
  path = '/admin/waitlist'
  await show({ '/admin/contact': 3, '/admin/waitlist': 2 }, ['Audience'])
  const group = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.startsWith('Audience'),
  )
  expect(spoken(link('/admin/waitlist'))).toBe('Waitlist')
  expect(spoken(group)).toBe('Audience, 3 waiting')
})

it('starts with the remembered groups collapsed', async () => {
  await show({}, ['Content'])
  expect(link('/admin/blog')?.closest('[hidden]')).not.toBeNull()
  expect(link('/admin/contact')?.closest('[hidden]')).toBeNull()
})
