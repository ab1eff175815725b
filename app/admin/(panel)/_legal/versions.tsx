import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { listLegalVersions } from '@/lib/legal/admin-queries'
import type { LegalKind } from '@/lib/legal/legal-version'
import { type LegalHistoryParams, legalHistoryOf } from '@/lib/legal/schema'
import { VersionsTable } from './versions-table'

export async function Versions({ kind, params }: { kind: LegalKind; params: LegalHistoryParams }) {
  const { total, newest, ...page } = await listLegalVersions(kind, params)
  if (page.rows.length === 0)
    return (
      <Card>
        <EmptyState title="No versions yet">Your first save creates one</EmptyState>
      </Card>
    )
  const spec = legalHistoryOf(kind)
  return <VersionsTable kind={kind} newest={newest} spec={spec} params={params} page={page} total={total} />
}
