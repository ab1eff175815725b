import { redirect } from 'next/navigation'
import { requireAdmin } from '@/lib/auth/session'

/** The screen has no overview of its own, so it opens its first tab. */
export default async function LandingPage() {
  await requireAdmin('landing')
  redirect('/admin/landing/testimonials')
}
