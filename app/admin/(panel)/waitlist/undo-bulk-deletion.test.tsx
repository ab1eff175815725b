// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { RestoreButton } from '@/components/admin/restore-button'
import { Button } from '@/components/ui/button'
import { Toaster } from '@/components/ui/toaster'
import { click, mount, text, until } from '../../../../tests/support/mount'
import { UndoBulkDeletion } from './undo-bulk-deletion'
import { useDelete } from './use-delete'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => {} }),
  unstable_isUnrecognizedActionError: () => false,
}))

const deletedAt = new Date('2026-11-02T09:00:00Z')
vi.mock('@/lib/waitlist/actions', () => ({
  deleteEntries: async () => ({ ok: true, data: { count: 2, deletedAt: deletedAt.toISOString() } }),
  restoreEntries: async () => ({ ok: true, data: { count: 2 } }),
}))

const restoreOne = async () => ({ ok: true, data: null }) as const

function Delete({ ids }: { ids: string[] }) {
  const deleteEntries = useDelete()
  return <Button onClick={() => deleteEntries({ ids })}>Delete</Button>
}

it.each([
  ['several entries are', ['a', 'b'], () => <UndoBulkDeletion deletion={{ deletedAt, count: 2 }} />],
  ['one entry is', ['a'], () => <RestoreButton input={{ id: 'a' }} name="Ada" restore={restoreOne} />],
])('dismisses the Undo message once %s restored from the Trash', async (_what, ids, restoreControls) => {
  await mount(
    <>
      <Delete ids={ids} />
      {restoreControls()}
      <Toaster />
    </>,
  )
  await click('Delete')
  await until(() => expect(text()).toContain('Moved 2 entries to Trash'))
  await click(ids.length > 1 ? 'Restore 2 entries' : 'Restore Ada')
  await until(() => expect(text()).toMatch(/Restored (2 entries|Ada)/))
  await until(() => expect(text()).not.toContain('Moved 2 entries to Trash'))
})
