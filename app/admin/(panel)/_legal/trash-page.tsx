import { Suspense } from 'react'
import { LoadingList } from '@/components/admin/loading-list'
import { TrashTable } from '@/components/admin/trash-table'
import { requireAdmin } from '@/lib/auth/session'
import { restoreLegalSection } from '@/lib/legal/actions'
import { listLegalTrash } from '@/lib/legal/admin-queries'
import type { LegalKind } from '@/lib/legal/legal-version'
import { TRASH_DAYS } from '@/lib/platform/trash-days'
import { LegalHeader } from './legal-header'

/** Lists the deleted sections of a document. */
export async function TrashPage({ kind }: { kind: LegalKind }) {
  await requireAdmin('legal')
  return (
    <>
      <LegalHeader
        kind={kind}
        current="Trash"
        description={`Sections stay in Trash for ${TRASH_DAYS} days, then are permanently deleted; versions keep their text. Restored sections return to their previous position.`}
      />
      <Suspense fallback={<LoadingList />}>
        <Trash kind={kind} />
      </Suspense>
    </>
  )
}

async function Trash({ kind }: { kind: LegalKind }) {
  const { rows, hasOlder } = await listLegalTrash(kind)
  return (
    <TrashTable
      restore={restoreLegalSection}
      hasOlder={hasOlder}
      items={rows.map(({ id, title, lastChange }) => ({
        id,
        name: title,
        kind: 'Section',
        lastChange,
        input: { kind, id },
      }))}
    />
  )
}
