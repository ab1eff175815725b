import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LastChange } from '@/components/admin/last-change'
import { PageHeader } from '@/components/admin/page-header'
import { getTestimonialForEdit } from '@/lib/landing/admin-queries'
import { recordId } from '@/lib/platform/fields'
import { TestimonialForm } from '../testimonial-form'

export const metadata: Metadata = { title: 'Testimonial · Landing' }

interface Props {
  params: Promise<{ id: string }>
}

export default async function TestimonialPage({ params }: Props) {
  const id = recordId.safeParse((await params).id)
  const found = id.success ? await getTestimonialForEdit(id.data) : null
  if (!found) notFound()
  const { lastChange, image, ...rest } = found
  const values = { ...rest, imageId: image?.id ?? '' }
  return (
    <>
      <PageHeader title="Edit testimonial" description={<LastChange change={lastChange} />} />
      <TestimonialForm key={`${values.id} ${values.version}`} values={values} image={image} />
    </>
  )
}
