import { redirect } from 'next/navigation'
import { requireAdmin } from '@/lib/auth/session'

/** Any admin path that is no screen leads to the dashboard. */
export async function GET() {
  await requireAdmin()
  redirect('/admin')
}
