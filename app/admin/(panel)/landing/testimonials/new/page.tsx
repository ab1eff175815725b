import type { Metadata } from 'next'
import { PageHeader } from '@/components/admin/page-header'
import { requireAdmin } from '@/lib/auth/session'
import { TestimonialForm } from '../testimonial-form'

export const metadata: Metadata = { title: 'New testimonial · Landing' }

export default async function NewTestimonialPage() {
  await requireAdmin()
  const id = crypto.randomUUID()
  return (
    <>
      <PageHeader
        title="New testimonial"
        description="It will stand at the end of the list; you can move it afterwards."
      />
      <TestimonialForm key={id} values={{ id, version: 0, imageId: '' }} image={null} />
    </>
  )
}
