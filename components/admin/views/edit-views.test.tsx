// @vitest-environment jsdom
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { LeaveDialog } from '@/components/forms/leave-dialog'
import { click, mount, text, type, until } from '../../../tests/support/mount'
import { EditViews } from './edit-views'
import { type SavedViewsProps, SavedViewsProvider } from './saved-views'

let refresh: () => void
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => refresh() }) }))

const screen = '/admin/waitlist'
let views = ['Active', 'Notified'].map((name) => ({ id: name, screen, name, query: `status=${name}` }))
const loaded = Promise.resolve(views)
const done = async () => ({ ok: true as const, data: null })

function Panel() {
  const [list, setList] = useState(loaded)
  refresh = () => setList(Promise.resolve(views))
  const saved: SavedViewsProps = {
    views: list,
    save: done,
    rename: done,
    remove: async ({ id }) => {
      views = views.filter((view) => view.id !== id)
      return done()
    },
  }
  return (
    <SavedViewsProvider {...saved}>
      <EditViews screen={screen} saved={saved} open onClose={() => undefined} />
    </SavedViewsProvider>
  )
}

it('asks before it discards a new name', async () => {
  await mount(
    <>
      <Panel />
      <LeaveDialog />
    </>,
  )
  await click('[aria-label=Close]')
  expect(text()).not.toContain('Leave without saving?')
  await type('name', 'Waiting')
  await click('[aria-label=Close]')
  expect(text()).toContain('Leave without saving?')
})

it('moves focus to the next view, and at the end to the message that there are none', async () => {
  await mount(<Panel />)
  await click('[aria-label="Delete “Active”"]')
  await until(() => expect(document.activeElement?.ariaLabel).toBe('Delete “Notified”'))
  await click('[aria-label="Delete “Notified”"]')
  await until(() => expect(text()).toContain('You have no views of this list.'))
  expect(document.activeElement?.tagName).toBe('P')
})
