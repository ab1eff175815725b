// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { LeaveDialog } from '@/components/forms/leave-dialog'
import { readDraft, writeDraft } from '@/components/forms/local-draft'
import { mount, press, text, until } from '../../../tests/support/mount'
import { SignOutButton } from './sign-out-button'

const QUESTION = 'Sign out without saving?'
const signOut = vi.fn(async () => ({ ok: true as const, data: undefined }))
const isAny = (kept: unknown): kept is object => kept !== null
beforeEach(() => {
  localStorage.clear()
  signOut.mockClear()
})

const show = () =>
  mount(
    <>
      <SignOutButton signOut={signOut} />
      <LeaveDialog />
    </>,
  )

it('signs out at once if nothing is kept', async () => {
  await show()
  await press('Sign Out')
  await until(() => expect(signOut).toHaveBeenCalledOnce())
  expect(text()).not.toContain(QUESTION)
})

it('asks before it deletes what the next person at this browser could read', async () => {
  localStorage.setItem('theme', 'dark')
  writeDraft('blog.draft.new', { title: 'Secret plans' })
  await show()
  await press('Sign Out')
  await until(() => expect(text()).toContain(QUESTION))
  await press('Stay')
  await until(() => expect(text()).not.toContain(QUESTION))
  expect(signOut).not.toHaveBeenCalled()
  expect(readDraft('blog.draft.new', isAny)).toEqual({ title: 'Secret plans' })
  await press('Sign Out')
  await until(() => expect(text()).toContain(QUESTION))
  await press('Sign out')
  await until(() => expect(signOut).toHaveBeenCalledOnce())
  expect(Object.entries(localStorage)).toEqual([['theme', 'dark']])
})
