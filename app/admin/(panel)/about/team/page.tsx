import type { Metadata } from 'next'
import { Suspense } from 'react'
import { LoadingList } from '@/components/admin/loading-list'
import { SortableList } from '@/components/admin/sortable-list'
import { PersonPicture } from '@/components/site/person-picture'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { orderAboutItems } from '@/lib/about/actions'
import { listTeamMembersForEdit } from '@/lib/about/admin-queries'
import { requireAdmin } from '@/lib/auth/session'
import { AboutHeader } from '../about-header'
import { ItemActions, ItemText } from '../item-row'

export const metadata: Metadata = { title: 'Team Members · About' }

const NEW = '/admin/about/team/new'

export default async function TeamMembersPage() {
  await requireAdmin()
  return (
    <>
      <AboutHeader
        current="Team"
        description="Team Members: the people on the page, in this order. Without a photo their initials are shown."
        view="/about#team"
        add={{ href: NEW, label: 'Add team member' }}
      />
      <Suspense fallback={<LoadingList />}>
        <TeamMembersList />
      </Suspense>
    </>
  )
}

async function TeamMembersList() {
  const rows = await listTeamMembersForEdit()
  if (rows.length === 0)
    return (
      <EmptyState title="No Team Members" action={<ButtonLink href={NEW}>Add team member</ButtonLink>}>
        Without one the section is left out of the page. Create your first team member to get started.
      </EmptyState>
    )
  return (
    <SortableList
      label="Team Members"
      list="member"
      save={orderAboutItems}
      items={rows.map(({ id, name, role, bio, image, lastChange }) => ({
        id,
        name,
        content: (
          <div className="flex items-start gap-4">
            <PersonPicture name={name} image={image} sizes="3.5rem" className="mt-1 size-14" />
            <ItemText list="member" id={id} name={name} lastChange={lastChange} above={role}>
              {bio || 'No bio yet'}
            </ItemText>
          </div>
        ),
        actions: <ItemActions list="member" id={id} name={name} />,
      }))}
    />
  )
}
