import { Plus } from 'lucide-react'
import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ListSection } from '@/components/admin/list-section'
import { LoadingList } from '@/components/admin/loading-list'
import { LoadingStats } from '@/components/admin/loading-stats'
import { PageHeader } from '@/components/admin/page-header'
import { IfMayChange } from '@/components/admin/role'
import { SiteLink } from '@/components/admin/site-link'
import { ButtonLink } from '@/components/ui/button-link'
import { requireAdmin } from '@/lib/auth/session'
import { countPositions } from '@/lib/careers/admin-queries'
import { positionList } from '@/lib/careers/schema'
import { isInTrash } from '@/lib/platform/list-params'
import { readList } from '@/lib/platform/sealed-search'
import { TRASH_DAYS } from '@/lib/platform/trash-days'
import { statusLabels } from './labels'
import { Positions } from './positions'
import { Stats } from './stats'

export const metadata: Metadata = { title: 'Careers' }

const statusOptions = { '': 'All', ...statusLabels }

export default async function CareersPage({ searchParams }: PageProps<'/admin/careers'>) {
  await requireAdmin('careers')
  const params = readList(positionList, await searchParams)
  const isTrash = isInTrash(params)
  return (
    <>
      <PageHeader
        title={isTrash ? 'Careers Trash' : 'Careers'}
        description={
          isTrash
            ? `Deleted positions are permanently deleted after ${TRASH_DAYS} days. Their applications are kept.`
            : 'All positions. The careers page lists active positions in this order.'
        }
        actions={
          !isTrash && (
            <>
              <SiteLink href="/careers" />
              <IfMayChange>
                <ButtonLink href="/admin/careers/new" size="sm">
                  <Plus />
                  Add position
                </ButtonLink>
              </IfMayChange>
            </>
          )
        }
      />
      <ListSection
        spec={positionList}
        params={params}
        search="Search by title, department or location"
        statuses={!isTrash && statusOptions}
        stats={
          !isTrash && (
            <Suspense fallback={<LoadingStats labels={['Total', 'Active', 'Departments', 'Remote']} />}>
              <Stats />
            </Suspense>
          )
        }
        trash={{ back: 'Back to positions', countTrash: async () => (await countPositions()).trash }}
        loading={<LoadingList />}
      >
        {Positions({ params })}
      </ListSection>
    </>
  )
}
