// @vitest-environment jsdom
import { redirect } from 'next/navigation'
import { Component, type ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { LeaveDialog } from '@/components/forms/leave-dialog'
import { addGuard } from '@/components/forms/leave-guards'
import { readDraft, writeDraft } from '@/components/forms/local-draft'
import type { ActionResult } from '@/lib/platform/action-result'
import { click, mount, text, until } from '../../../tests/support/mount'
import { Toaster } from '../../ui/toaster'
import { readRecent, rememberRecent } from './palette/recent'
import { SignOutButton } from './sign-out-button'

const QUESTION = 'Sign out without saving?'
const signOut = vi.fn(async (): Promise<ActionResult<void>> => ({ ok: true, data: undefined }))
const isStored = (stored: unknown): stored is object => stored !== null
beforeEach(() => {
  localStorage.clear()
  signOut.mockClear()
})

/** Stands in for Next's boundaries, which follow redirects and show errors. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? 'Left the page' : this.props.children
  }
}

const show = () =>
  mount(
    <Boundary>
      <SignOutButton signOut={signOut} />
      <LeaveDialog />
      <Toaster />
    </Boundary>,
  )

async function signOutWithDraft() {
  // React logs errors that the boundary catches.
  vi.spyOn(console, 'error').mockImplementationOnce(() => {})
  writeDraft('blog.draft.new', { title: 'Secret plans' })
  await show()
  await click('Sign Out')
  await until(() => expect(text()).toContain(QUESTION))
  await click('Sign out')
  await until(() => expect(text()).toContain('Left the page'))
}

it('signs out immediately if there are no drafts', async () => {
  await show()
  await click('Sign Out')
  await until(() => expect(signOut).toHaveBeenCalledOnce())
  expect(text()).not.toContain(QUESTION)
})

it('deletes recent choices, even if there are no drafts', async () => {
  rememberRecent({ id: 'screen /admin/blog', label: 'Blog', href: '/admin/blog' })
  expect(readRecent()).toHaveLength(1)
  await show()
  await click('Sign Out')
  await until(() => expect(Object.entries(localStorage)).toEqual([]))
})

it('asks before deleting drafts that the next person using the browser could read', async () => {
  localStorage.setItem('theme', 'dark')
  writeDraft('blog.draft.new', { title: 'Secret plans' })
  await show()
  await click('Sign Out')
  await until(() => expect(text()).toContain(QUESTION))
  await click('Keep editing')
  await until(() => expect(text()).not.toContain(QUESTION))
  expect(signOut).not.toHaveBeenCalled()
  expect(readDraft('blog.draft.new', isStored)).toEqual({ title: 'Secret plans' })
  await click('Sign Out')
  await until(() => expect(text()).toContain(QUESTION))
  await click('Sign out')
  await until(() => expect(signOut).toHaveBeenCalledOnce())
  expect(Object.entries(localStorage)).toEqual([['theme', 'dark']])
})

it('deletes drafts when a redirect shows that signing out has succeeded', async () => {
  signOut.mockImplementationOnce(async () => redirect('/admin/sign-in'))
  await signOutWithDraft()
  expect(readDraft('blog.draft.new', isStored)).toBeNull()
})

it('keeps drafts if the server cannot be reached', async () => {
  signOut.mockRejectedValueOnce(new Error('Failed to fetch'))
  await signOutWithDraft()
  expect(readDraft('blog.draft.new', isStored)).toEqual({ title: 'Secret plans' })
})

it('keeps drafts if the server could not end the session', async () => {
  signOut.mockResolvedValueOnce({ ok: false, message: 'Please try again.', reference: 'a1b2' })
  writeDraft('blog.draft.new', { title: 'Secret plans' })
  await show()
  await click('Sign Out')
  await until(() => expect(text()).toContain(QUESTION))
  await click('Sign out')
  await until(() => expect(text()).toContain('Please try again.'))
  expect(readDraft('blog.draft.new', isStored)).toEqual({ title: 'Secret plans' })
})

it('asks before discarding unsaved changes in a form that keeps no draft', async () => {
  const removeGuard = addGuard({ scope: 'url', hasDraft: { current: false } })
  await show()
  await click('Sign Out')
  await until(() => expect(text()).toContain(QUESTION))
  await click('Keep editing')
  expect(signOut).not.toHaveBeenCalled()
  removeGuard()
  await click('Sign Out')
  await until(() => expect(signOut).toHaveBeenCalledOnce())
})
