import { Suspense } from 'react'
import { LoadingList } from '@/components/admin/loading-list'
import { Skeleton } from '@/components/ui/skeleton'
import { requireAdmin } from '@/lib/auth/session'
import { getLegalForEdit } from '@/lib/legal/admin-queries'
import { type LegalKind, legalDocuments } from '@/lib/legal/legal-version'
import { Desk } from './desk'
import { LegalHeader } from './legal-header'
import { SectionList } from './section-list'

/** The editor of a legal document: its texts, its sections in their order. */
export async function DocumentPage({ kind }: { kind: LegalKind }) {
  await requireAdmin()
  return (
    <>
      <LegalHeader
        kind={kind}
        current="Document"
        description="What you save is public at once, and stays in the history for good."
      />
      <Suspense fallback={<LoadingDocument />}>
        <Document kind={kind} />
      </Suspense>
    </>
  )
}

async function Document({ kind }: { kind: LegalKind }) {
  const { sections, newest, ...texts } = await getLegalForEdit(kind)
  return (
    <Desk
      kind={kind}
      texts={texts}
      sections={sections.map(({ lastChange: _, ...section }) => section)}
      savedAt={newest?.createdAt ?? null}
      newId={crypto.randomUUID()}
    >
      <section aria-labelledby="sections">
        <h2 id="sections" className="mb-3 text-base font-semibold">
          Sections <span className="font-normal text-fg-soft tabular-nums">({sections.length})</span>
        </h2>
        <SectionList kind={kind} sections={sections} name={legalDocuments[kind].title} />
      </section>
    </Desk>
  )
}

function LoadingDocument() {
  return (
    <div className="grid gap-8">
      <Skeleton className="h-48" />
      <LoadingList />
    </div>
  )
}
