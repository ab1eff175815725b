import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LastChange } from '@/components/admin/last-change'
import { PageHeader } from '@/components/admin/page-header'
import { getTeamMemberForEdit } from '@/lib/about/admin-queries'
import { recordId } from '@/lib/platform/fields'
import { MemberForm } from '../member-form'

export const metadata: Metadata = { title: 'Team member · About' }

interface Props {
  params: Promise<{ id: string }>
}

export default async function TeamMemberPage({ params }: Props) {
  const id = recordId.safeParse((await params).id)
  const found = id.success ? await getTeamMemberForEdit(id.data) : null
  if (!found) notFound()
  const { lastChange, image, ...rest } = found
  const values = { ...rest, imageId: image?.id ?? '' }
  return (
    <>
      <PageHeader title="Edit team member" description={<LastChange change={lastChange} />} />
      <MemberForm key={`${values.id} ${values.version}`} values={values} image={image} />
    </>
  )
}
