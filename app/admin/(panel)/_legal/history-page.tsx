import { Suspense } from 'react'
import { LoadingList } from '@/components/admin/loading-list'
import { requireAdmin } from '@/lib/auth/session'
import type { LegalKind } from '@/lib/legal/legal-version'
import { type LegalHistoryParams, legalHistoryOf } from '@/lib/legal/schema'
import type { RawParams } from '@/lib/platform/list-params'
import { parseListParams } from '@/lib/platform/list-params'
import { LegalHeader } from './legal-header'
import { Versions } from './versions'

interface HistoryPageProps {
  kind: LegalKind
  searchParams: Promise<RawParams>
}

/** Lists all versions of a document. */
export async function HistoryPage({ kind, searchParams }: HistoryPageProps) {
  await requireAdmin('legal')
  const params: LegalHistoryParams = parseListParams(legalHistoryOf(kind), await searchParams)
  return (
    <>
      <LegalHeader
        kind={kind}
        current="History"
        description="Every save creates a new version. Visitors can see all versions, but not who made the changes."
      />
      <Suspense fallback={<LoadingList />}>
        <Versions kind={kind} params={params} />
      </Suspense>
    </>
  )
}
