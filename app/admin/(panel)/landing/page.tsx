import { redirect } from 'next/navigation'
import { requireAdmin } from '@/lib/auth/session'

/** Redirects to the first tab, because this screen has no overview. */
export default async function LandingPage() {
  await requireAdmin('landing')
  redirect('/admin/landing/testimonials')
}
