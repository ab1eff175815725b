import type { Metadata } from 'next'
import { Suspense } from 'react'
import { PageHeader } from '@/components/admin/page-header'
import { Skeleton } from '@/components/ui/skeleton'
import { requireAdmin } from '@/lib/auth/session'
import { connectStorage, disconnectStorage, testStorage } from '@/lib/settings/actions'
import { getStorageHealth, getStorageSettings } from '@/lib/settings/admin-queries'
import { StorageCard } from './storage-card'

export const metadata: Metadata = { title: 'Settings' }

export default async function SettingsPage() {
  await requireAdmin()
  return (
    <>
      <PageHeader title="Settings" description="What this site is connected to." />
      <Suspense fallback={<Skeleton className="h-64 w-full" />}>
        <Storage />
      </Suspense>
    </>
  )
}

const actions = { connect: connectStorage, disconnect: disconnectStorage, test: testStorage }

async function Storage() {
  const [settings, health] = await Promise.all([getStorageSettings(), getStorageHealth()])
  return <StorageCard state={{ settings, health }} actions={actions} />
}
