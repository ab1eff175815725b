import type { Metadata } from 'next'
import { Suspense } from 'react'
import { LoadingList } from '@/components/admin/loading-list'
import { SortableList } from '@/components/admin/sortable-list'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { requireAdmin } from '@/lib/auth/session'
import { orderLandingItems } from '@/lib/landing/actions'
import { listTestimonialsForEdit } from '@/lib/landing/admin-queries'
import { ItemActions, ItemText } from '../item-row'
import { LandingHeader } from '../landing-header'

export const metadata: Metadata = { title: 'Testimonials · Landing' }

const NEW = '/admin/landing/testimonials/new'

export default async function TestimonialsPage() {
  await requireAdmin()
  return (
    <>
      <LandingHeader
        current="Testimonials"
        description="The reviews on the landing page. Each is shown, and told to search engines, as five of five."
        view="/#testimonials"
        add={{ href: NEW, label: 'Add testimonial' }}
      />
      <Suspense fallback={<LoadingList />}>
        <TestimonialsList />
      </Suspense>
    </>
  )
}

async function TestimonialsList() {
  const testimonials = await listTestimonialsForEdit()
  if (testimonials.length === 0)
    return (
      <EmptyState title="No Testimonials" action={<ButtonLink href={NEW}>Add testimonial</ButtonLink>}>
        Without one the section shows nothing. Create your first testimonial to get started.
      </EmptyState>
    )
  return (
    <SortableList
      label="Testimonials"
      list="testimonial"
      save={orderLandingItems}
      items={testimonials.map(({ id, name, role, title, content, lastChange }) => ({
        id,
        name: title,
        content: (
          <ItemText
            list="testimonial"
            id={id}
            name={title}
            lastChange={lastChange}
            above={`${name} · ${role}`}
          >
            {content}
          </ItemText>
        ),
        actions: <ItemActions list="testimonial" id={id} name={title} />,
      }))}
    />
  )
}
