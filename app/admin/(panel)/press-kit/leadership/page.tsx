import type { Metadata } from 'next'
import { ContentScreen } from '@/components/admin/content/content-screen'
import { PersonPicture } from '@/components/site/person-picture'
import { requireAdmin } from '@/lib/auth/session'
import { listRows } from '@/lib/content/admin-queries'
import { deletePressItem, reorderPressItems, restorePressItem } from '@/lib/press/actions'
import { pressLists } from '@/lib/press/lists'
import { LeaderForm } from './leader-form'

export const metadata: Metadata = { title: 'Leadership Team · Press Kit' }

export default async function LeadershipPage() {
  await requireAdmin('press')
  return (
    <ContentScreen
      list={pressLists.leader}
      rows={listRows(pressLists.leader)}
      description="The people who lead the company and can be quoted. If you don’t add a photo, we show the person’s initials."
      empty={{ title: 'No leadership members added yet', text: 'The section is hidden until you add one' }}
      row={({ name, role, bio, image }) => ({
        name,
        above: role,
        children: bio || 'No bio yet',
        picture: <PersonPicture name={name} image={image} sizes="3.5rem" className="size-14" />,
      })}
      layout="cards"
      form={LeaderForm}
      actions={{ remove: deletePressItem, restore: restorePressItem, reorder: reorderPressItems }}
    />
  )
}
