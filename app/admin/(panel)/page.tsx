import type { Metadata } from 'next'
import { Suspense } from 'react'
import { PageHeader } from '@/components/admin/page-header'
import { Skeleton } from '@/components/ui/skeleton'
import { requireAdmin } from '@/lib/auth/session'
import { Activities } from './_overview/activities'
import { DeadLetters } from './_overview/dead-letters'

export const metadata: Metadata = { title: 'Dashboard' }

export default async function DashboardPage() {
  await requireAdmin()
  return (
    <>
      <PageHeader title="Dashboard" description="What is going on, as of now." />
      <div className="grid gap-8">
        <Suspense>
          <DeadLetters />
        </Suspense>
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <Activities />
        </Suspense>
      </div>
    </>
  )
}
