import type { Metadata } from 'next'
import { PageHeader } from '@/components/admin/page-header'
import { requireAdmin } from '@/lib/auth/session'
import { MemberForm } from '../member-form'

export const metadata: Metadata = { title: 'New team member · About' }

export default async function NewTeamMemberPage() {
  await requireAdmin()
  const id = crypto.randomUUID()
  return (
    <>
      <PageHeader
        title="New team member"
        description="It will stand at the end of the list; you can move it afterwards."
      />
      <MemberForm key={id} values={{ id, version: 0, bio: '', imageId: '' }} image={null} />
    </>
  )
}
