import { type ComponentProps, Suspense } from 'react'
import { LoadingList } from '@/components/admin/loading-list'
import type { RestoreButton } from '@/components/admin/restore-button'
import { TrashTable } from '@/components/admin/trash-table'
import type { Trash, TrashedRow } from '@/lib/content/admin-queries'
import type { ContentFacts } from '@/lib/platform/noun'
import { TRASH_DAYS } from '@/lib/platform/trash-days'
import { ScreenHeader } from './screen-header'

interface TrashScreenProps<Key extends string> {
  content: ContentFacts
  trash: Promise<Trash<TrashedRow<Key>>>
  restore: ComponentProps<typeof RestoreButton<{ list: Key; id: string }>>['restore']
}

/** Shows the Trash tab of a screen that edits a public page. */
export function TrashScreen<Key extends string>({ content, ...table }: TrashScreenProps<Key>) {
  return (
    <>
      <ScreenHeader
        content={content}
        tab="Trash"
        description={`Items stay in Trash for ${TRASH_DAYS} days, then are permanently deleted. Restored items return to their previous position.`}
      />
      <Suspense fallback={<LoadingList />}>
        <TrashedRows {...table} />
      </Suspense>
    </>
  )
}

async function TrashedRows<Key extends string>({ trash, restore }: Omit<TrashScreenProps<Key>, 'content'>) {
  const { rows, hasOlder } = await trash
  const items = rows.map(({ list, id, ...row }) => ({ ...row, id, input: { list, id } }))
  return <TrashTable restore={restore} items={items} hasOlder={hasOlder} />
}
