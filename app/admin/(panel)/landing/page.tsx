import { redirect } from 'next/navigation'
import { requireAdmin } from '@/lib/auth/session'

/** The screen has no front of its own: it opens with its first tab. */
export default async function LandingPage() {
  await requireAdmin()
  redirect('/admin/landing/testimonials')
}
