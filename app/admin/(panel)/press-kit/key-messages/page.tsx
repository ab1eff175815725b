import type { Metadata } from 'next'
import { Suspense } from 'react'
import { LoadingList } from '@/components/admin/loading-list'
import { SortableList } from '@/components/admin/sortable-list'
import { EmptyState } from '@/components/ui/empty-state'
import { requireAdmin } from '@/lib/auth/session'
import { orderPressItems } from '@/lib/press/actions'
import { listMessagesForEdit } from '@/lib/press/admin-queries'
import { AddLink } from '../add-link'
import { ItemActions, ItemText } from '../item-row'
import { PressHeader } from '../press-header'
import { pathOf } from '../words'
import { MessageDialog } from './message-dialog'

export const metadata: Metadata = { title: 'Key Messages · Press Kit' }

export default async function KeyMessagesPage() {
  await requireAdmin()
  return (
    <>
      <PressHeader
        current="Key Messages"
        description="What journalists should remember of us, in the order of the press page."
        actions={<AddLink path={pathOf.message}>Add key message</AddLink>}
      />
      <Suspense fallback={<LoadingList />}>
        <KeyMessages />
      </Suspense>
    </>
  )
}

async function KeyMessages() {
  const rows = await listMessagesForEdit()
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState
          title="No key messages added yet"
          action={<AddLink path={pathOf.message}>Add key message</AddLink>}
        >
          Without one the section is left out of the press page.
        </EmptyState>
      ) : (
        <SortableList
          label="Key Messages"
          list="message"
          save={orderPressItems}
          items={rows.map(({ id, title, description, lastChange }) => ({
            id,
            name: title,
            content: (
              <ItemText list="message" id={id} name={title} lastChange={lastChange}>
                {description}
              </ItemText>
            ),
            actions: <ItemActions list="message" id={id} name={title} />,
          }))}
        />
      )}
      <MessageDialog
        newId={crypto.randomUUID()}
        items={rows.map(({ id, version, title, description }) => ({ id, version, title, description }))}
      />
    </>
  )
}
