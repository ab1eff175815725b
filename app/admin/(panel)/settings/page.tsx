import type { Metadata } from 'next'
import { Suspense } from 'react'
import { PageHeader } from '@/components/admin/page-header'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { requireAdmin } from '@/lib/auth/session'
import { getHiringSettings } from '@/lib/careers/admin-queries'
import { formatDateTime } from '@/lib/dates'
import { connectStorage, disconnectStorage, testStorage } from '@/lib/settings/actions'
import { getRetentionSettings, getStorageHealth, getStorageSettings } from '@/lib/settings/admin-queries'
import { HiringCard } from './hiring-card'
import { RetentionCard } from './retention-card'
import { StorageCard } from './storage-card'

export const metadata: Metadata = { title: 'Settings' }

export default async function SettingsPage() {
  await requireAdmin('settings')
  return (
    <>
      <PageHeader title="Settings" description="Storage, hiring and data retention." />
      <div className="grid gap-5">
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <Storage />
        </Suspense>
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <Hiring />
        </Suspense>
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <Retention />
        </Suspense>
      </div>
    </>
  )
}

const actions = { connect: connectStorage, disconnect: disconnectStorage, test: testStorage }

async function Storage() {
  const [settings, health] = await Promise.all([getStorageSettings(), getStorageHealth()])
  return <StorageCard state={{ settings, health }} actions={actions} />
}

async function Hiring() {
  const { values, pausedUntil } = await getHiringSettings()
  return <HiringCard values={values} pauseNotice={<ErasurePause until={pausedUntil} />} />
}

async function Retention() {
  const { values, pausedUntil } = await getRetentionSettings()
  return <RetentionCard values={values} pauseNotice={<ErasurePause until={pausedUntil} />} />
}

function ErasurePause({ until }: { until: Date | null }) {
  if (!until) return null
  return (
    <div className="mb-5">
      <Notice tone="warn">
        A period was shortened, so nothing is erased until {formatDateTime(until)}. Until then, you can change
        it back without losing anything.
      </Notice>
    </div>
  )
}
