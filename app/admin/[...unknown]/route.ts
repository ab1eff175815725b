import { redirect } from 'next/navigation'
import { requireAdmin } from '@/lib/auth/session'

/** Redirects unknown admin paths to the dashboard. */
export async function GET() {
  await requireAdmin('dashboard')
  redirect('/admin')
}
