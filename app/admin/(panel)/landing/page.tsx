import { redirect } from 'next/navigation'
import { requireAdmin } from '@/lib/auth/session'

/** This screen has no overview, so it redirects to its first tab. */
export default async function LandingPage() {
  await requireAdmin('landing')
  redirect('/admin/landing/testimonials')
}
