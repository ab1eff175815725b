import { ListPages } from '@/components/admin/list-pages'
import { NoRows } from '@/components/admin/no-rows'
import { COUNT_LIMIT } from '@/lib/platform/count-limit'
import { isInTrash, listHref } from '@/lib/platform/list-params'
import { countMatching, type EntryPage, listBulkDeletions } from '@/lib/waitlist/admin-queries'
import { isCountedExactly, type WaitlistParams, waitlistList } from '@/lib/waitlist/schema'
import { BulkBar } from './bulk-bar'
import { EntriesTable } from './entries-table'
import { listOnce } from './entry-steps'
import { SelectionProvider } from './selection'
import { UndoBulkDeletion } from './undo-bulk-deletion'

/** Shows one page of the table with its bulk actions, and links to the other pages. */
export async function Entries({ params }: { params: WaitlistParams }) {
  const [page, matching] = await Promise.all([listOnce(params), countMatching(params)])
  const { entries } = page
  if (entries.length === 0)
    return (
      <NoRows spec={waitlistList} params={params} title="No Waitlist Entries" plural="entries">
        No one has joined the waitlist yet
      </NoRows>
    )
  const pages = <Pages params={params} page={page} matching={matching} />
  if (isInTrash(params))
    return (
      <>
        <div className="mb-4 grid gap-2 empty:hidden">
          {(await listBulkDeletions(entries)).map((deletion) => (
            <UndoBulkDeletion key={deletion.deletedAt.getTime()} deletion={deletion} />
          ))}
        </div>
        <EntriesTable entries={entries} />
        {pages}
      </>
    )
  // Compare the plain text, because the same search may be sealed differently.
  const list = listHref(waitlistList, { ...params, sealed: params.q })
  return (
    <SelectionProvider list={list} ids={entries.map(({ id }) => id)} matching={matching}>
      <EntriesTable entries={entries} order={{ spec: waitlistList, params }} />
      {/* The key closes a question about the entries of another list. */}
      <BulkBar key={list} params={params} />
      {pages}
    </SelectionProvider>
  )
}

function Pages({ params, page, matching }: { params: WaitlistParams; page: EntryPage; matching: number }) {
  return (
    <ListPages
      spec={waitlistList}
      params={params}
      page={page}
      ids={page.entries.map(({ id }) => id)}
      total={matching}
      limit={isCountedExactly(params) ? undefined : COUNT_LIMIT}
      nouns={['entry', 'entries']}
    />
  )
}
