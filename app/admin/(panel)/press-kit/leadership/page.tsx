import type { Metadata } from 'next'
import { Suspense } from 'react'
import { LoadingList } from '@/components/admin/loading-list'
import { SortableList } from '@/components/admin/sortable-list'
import { PersonPicture } from '@/components/site/person-picture'
import { EmptyState } from '@/components/ui/empty-state'
import { requireAdmin } from '@/lib/auth/session'
import { orderPressItems } from '@/lib/press/actions'
import { listLeadersForEdit } from '@/lib/press/admin-queries'
import { AddLink } from '../add-link'
import { ItemActions, ItemText } from '../item-row'
import { PressHeader } from '../press-header'
import { pathOf } from '../words'
import { LeaderDialog } from './leader-dialog'

export const metadata: Metadata = { title: 'Leadership Team · Press Kit' }

export default async function LeadershipPage() {
  await requireAdmin()
  return (
    <>
      <PressHeader
        current="Leadership Team"
        description="Who leads the company and may be quoted. Without a photo their initials are shown."
        actions={<AddLink path={pathOf.leader}>Add leadership member</AddLink>}
      />
      <Suspense fallback={<LoadingList />}>
        <Leaders />
      </Suspense>
    </>
  )
}

async function Leaders() {
  const rows = await listLeadersForEdit()
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState
          title="No leadership members added yet"
          action={<AddLink path={pathOf.leader}>Add leadership member</AddLink>}
        >
          Without one the section is left out of the press page.
        </EmptyState>
      ) : (
        <SortableList
          label="Leadership Team"
          list="leader"
          look="cards"
          save={orderPressItems}
          items={rows.map(({ id, name, role, bio, image, lastChange }) => ({
            id,
            name,
            content: (
              <div className="flex items-start gap-4">
                <PersonPicture name={name} image={image} sizes="3.5rem" className="size-14" />
                <ItemText list="leader" id={id} name={name} lastChange={lastChange} above={role}>
                  {bio || 'No bio yet'}
                </ItemText>
              </div>
            ),
            actions: <ItemActions list="leader" id={id} name={name} />,
          }))}
        />
      )}
      <LeaderDialog
        newId={crypto.randomUUID()}
        items={rows.map(({ id, version, name, role, bio, image }) => ({
          id,
          version,
          name,
          role,
          bio,
          image,
        }))}
      />
    </>
  )
}
