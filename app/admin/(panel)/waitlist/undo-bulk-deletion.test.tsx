// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
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

function DeleteAll() {
  const deleteEntries = useDelete()
  return <Button onClick={() => deleteEntries({ ids: [] })}>Delete all</Button>
}

it('dismisses the Undo message once the entries have been restored from the Trash', async () => {
  await mount(
    <>
      <DeleteAll />
      <UndoBulkDeletion deletion={{ deletedAt, count: 2 }} />
      <Toaster />
    </>,
  )
  await click('Delete all')
  await until(() => expect(text()).toContain('Moved 2 entries to Trash'))
  await click('Restore 2 entries')
  await until(() => expect(text()).toContain('Restored 2 entries'))
  await until(() => expect(text()).not.toContain('Moved 2 entries to Trash'))
})
