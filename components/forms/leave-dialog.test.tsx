// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { Dialog } from '@/components/ui/dialog'
import { click, mount, text, until } from '../../tests/support/mount'
import { HISTORY_NAVIGATION } from './history-navigation'
import { LeaveDialog } from './leave-dialog'
import type { GuardScope } from './leave-guards'
import { useLeaveGuard } from './use-leave-guard'

const followed = vi.fn()
beforeEach(() => followed.mockClear())

function Form({ hasDraft, scope = 'url' }: { hasDraft: boolean; scope?: GuardScope }) {
  useLeaveGuard(true, scope).current = hasDraft
  return null
}

function Screen({ children }: { children?: React.ReactNode }) {
  return (
    <>
      {['/elsewhere', '?edit=1'].map((href) => (
        <a
          key={href}
          href={href}
          onClick={(event) => {
            event.preventDefault()
            followed(href)
          }}
        >
          {href}
        </a>
      ))}
      {children}
      <LeaveDialog />
    </>
  )
}

it('asks once for two forms, and says that changes will be lost if one keeps no draft', async () => {
  await mount(
    <Screen>
      <Form hasDraft />
      <Form hasDraft={false} />
    </Screen>,
  )
  await click('a[href="/elsewhere"]')
  expect(text()).toContain('Your changes will be lost.')
  await click('Keep editing')
  expect(text()).not.toContain('Leave without saving?')
  expect(followed).not.toHaveBeenCalled()
  await click('a[href="/elsewhere"]')
  await click('Discard changes')
  await until(() => expect(followed).toHaveBeenCalledOnce())
  expect(text()).not.toContain('Leave without saving?')
})

it('mentions the draft, and lets a form with dialogs open them without asking', async () => {
  await mount(
    <Screen>
      <Form hasDraft scope="path" />
    </Screen>,
  )
  await click('a[href="?edit=1"]')
  expect(followed).toHaveBeenCalledExactlyOnceWith('?edit=1')
  await click('a[href="/elsewhere"]')
  expect(text()).toContain('This browser keeps them')
  await click('Keep editing')
})

it('darkens the page only once if another dialog is already open', async () => {
  const covered = () => [...document.querySelectorAll('dialog')].map((dialog) => 'covered' in dialog.dataset)
  await mount(
    <Screen>
      <Dialog open onClose={() => undefined} title="Edit">
        <Form hasDraft />
      </Dialog>
    </Screen>,
  )
  await click('a[href="/elsewhere"]')
  expect(covered()).toEqual([true, false])
  await click('Keep editing')
  expect(covered()).toEqual([false, false])
})

it('does not ask if there are no unsaved changes', async () => {
  await mount(<Screen />)
  await click('a[href="/elsewhere"]')
  expect(followed).toHaveBeenCalledOnce()
})

it("asks on Back with the form's URL restored, and goes back after discarding", async () => {
  const router = vi.fn()
  // Does what `announceHistoryNavigation` does.
  window.addEventListener('popstate', (event) => {
    if (!dispatchEvent(new Event(HISTORY_NAVIGATION, { cancelable: true }))) event.stopImmediatePropagation()
  })
  window.addEventListener('popstate', router)
  history.pushState(null, '', '/list')
  history.pushState(null, '', '/form')
  await mount(
    <Screen>
      <Form hasDraft={false} />
    </Screen>,
  )
  for (const answer of ['Keep editing', 'Discard changes']) {
    history.back()
    await until(() => expect(text()).toContain('Leave without saving?'))
    expect(location.pathname).toBe('/form')
    expect(router).not.toHaveBeenCalled()
    await click(answer)
  }
  await until(() => expect(router).toHaveBeenCalledOnce())
  expect(location.pathname).toBe('/list')
})
