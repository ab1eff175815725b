import { ListPages } from '@/components/admin/list-pages'
import { COUNT_LIMIT } from '@/lib/platform/count-limit'
import { isInTrash, listHref } from '@/lib/platform/list-params'
import { countMatching, type EntryPage, listBulkDeletions } from '@/lib/waitlist/admin-queries'
import { type WaitlistParams, waitlistList } from '@/lib/waitlist/schema'
import { BulkBar } from './bulk-bar'
import { EntriesTable } from './entries-table'
import { listOnce } from './entry-steps'
import { NoEntries } from './no-entries'
import { SelectionProvider } from './selection'
import { UndoBulkDeletion } from './undo-bulk-deletion'

/** Shows one page of the table with its bulk actions, and links to the other pages. */
export async function Entries({ params }: { params: WaitlistParams }) {
  const [page, matching] = await Promise.all([listOnce(params), countMatching(params)])
  const { entries } = page
  if (entries.length === 0) return <NoEntries params={params} />
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
  return (
    <SelectionProvider
      // Compare the plain text, because the same search may be sealed differently.
      key={listHref(waitlistList, { ...params, sealed: params.q })}
      ids={entries.map(({ id }) => id)}
      matching={matching}
    >
      <EntriesTable entries={entries} order={{ spec: waitlistList, params }} />
      <BulkBar params={params} />
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
      limit={params.q === '' && !params.filters.plan ? undefined : COUNT_LIMIT}
      nouns={['entry', 'entries']}
    />
  )
}
