import type { Metadata } from 'next'
import { ContentScreen } from '@/components/admin/content/content-screen'
import { PersonPicture } from '@/components/site/person-picture'
import { deleteAboutItem, reorderAboutItems, restoreAboutItem } from '@/lib/about/actions'
import { aboutLists } from '@/lib/about/lists'
import { requireAdmin } from '@/lib/auth/session'
import { listRows } from '@/lib/content/admin-queries'
import { MemberForm } from './member-form'

export const metadata: Metadata = { title: 'Team Members · About' }

export default async function TeamMembersPage() {
  await requireAdmin('about')
  return (
    <ContentScreen
      list={aboutLists.member}
      rows={listRows(aboutLists.member)}
      description="The people on the About page, in this order. If you don’t add a photo, we show the person’s initials."
      empty={{
        title: 'No team members yet',
        text: 'The section is hidden until you add one. Create your first team member to get started.',
      }}
      row={({ name, role, bio, image }) => ({
        name,
        above: role,
        children: bio || 'No bio yet',
        picture: <PersonPicture name={name} image={image} sizes="3.5rem" className="mt-1 size-14" />,
      })}
      form={MemberForm}
      actions={{ remove: deleteAboutItem, restore: restoreAboutItem, reorder: reorderAboutItems }}
    />
  )
}
