import type { Metadata } from 'next'
import { PageHeader } from '@/components/admin/page-header'
import { requireAdmin } from '@/lib/auth/session'
import { FeatureForm } from '../feature-form'

export const metadata: Metadata = { title: 'New feature · Landing' }

export default async function NewFeaturePage() {
  await requireAdmin()
  const id = crypto.randomUUID()
  return (
    <>
      <PageHeader
        title="New feature"
        description="It will stand at the end of the list; you can move it afterwards."
      />
      <FeatureForm key={id} values={{ id, version: 0 }} />
    </>
  )
}
