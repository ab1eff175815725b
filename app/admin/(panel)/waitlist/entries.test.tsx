import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { COUNT_LIMIT } from '@/lib/platform/count-limit'
import { parseListParams } from '@/lib/platform/list-params'
import { waitlistList } from '@/lib/waitlist/schema'
import { Entries } from './entries'

vi.mock('@/lib/waitlist/admin-queries', () => ({
  countMatching: async () => COUNT_LIMIT,
  listBulkDeletions: async () => [],
}))
vi.mock('./entry-steps', () => ({
  listOnce: async () => ({ entries: [{ id: '1' }], hasNext: false, hasPrevious: false }),
}))
vi.mock('./entries-table', () => ({ EntriesTable: () => null }))
vi.mock('./bulk-bar', () => ({ BulkBar: () => null }))
vi.mock('./undo-bulk-deletion', () => ({ UndoBulkDeletion: () => null }))
vi.mock('./selection', () => ({ SelectionProvider: ({ children }: { children: unknown }) => children }))

it.each([
  [{}, 'Showing 1 of 10,000 entries'],
  [{ status: 'active' }, 'Showing 1 of 10,000 entries'],
  [{ q: 'ada' }, 'Showing 1 of 10,000+ entries'],
  [{ plan: 'any' }, 'Showing 1 of 10,000+ entries'],
  [{ view: 'trash' }, 'Showing 1 of 10,000+ entries'],
])('says whether counting stopped before the end: %j', async (query, summary) => {
  expect(renderToStaticMarkup(await Entries({ params: parseListParams(waitlistList, query) }))).toContain(
    summary,
  )
})
