import type { Metadata } from 'next'
import { ContentScreen } from '@/components/admin/content/content-screen'
import { requireAdmin } from '@/lib/auth/session'
import { listRows } from '@/lib/content/admin-queries'
import { deleteLandingItem, reorderLandingItems, restoreLandingItem } from '@/lib/landing/actions'
import { landingLists } from '@/lib/landing/lists'
import { TestimonialForm } from './testimonial-form'

export const metadata: Metadata = { title: 'Testimonials · Landing page' }

export default async function TestimonialsPage() {
  await requireAdmin('landing')
  return (
    <ContentScreen
      list={landingLists.testimonial}
      rows={listRows(landingLists.testimonial)}
      description="Testimonials appear as five-star reviews on the landing page and in search engine results."
      empty={{
        title: 'No testimonials yet',
        text: 'The section is hidden until you add one. Create your first testimonial to get started.',
      }}
      row={({ name, role, title, content }) => ({
        name: title,
        above: `${name} · ${role}`,
        children: content,
      })}
      form={TestimonialForm}
      actions={{ remove: deleteLandingItem, restore: restoreLandingItem, reorder: reorderLandingItems }}
    />
  )
}
