import { Suspense } from 'react'
import { LoadingList } from '@/components/admin/loading-list'
import { Skeleton } from '@/components/ui/skeleton'
import { requireAdmin } from '@/lib/auth/session'
import { formatDateTime } from '@/lib/dates'
import { getLegalForEdit, type ListedVersion } from '@/lib/legal/admin-queries'
import { type LegalKind, legalDocuments } from '@/lib/legal/legal-version'
import { Editor } from './editor'
import { LegalHeader } from './legal-header'
import { SectionList } from './section-list'

/** Shows the editor of a legal document: its texts and its sections in order. */
export async function DocumentPage({ kind }: { kind: LegalKind }) {
  await requireAdmin('legal')
  return (
    <>
      <LegalHeader
        kind={kind}
        current="Document"
        description="Changes are published as soon as you save them, and every version stays in the history."
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
    <Editor
      kind={kind}
      texts={texts}
      sections={sections.map(({ lastChange: _, ...section }) => section)}
      savedAt={newest?.createdAt ?? null}
      newId={crypto.randomUUID()}
    >
      <section aria-labelledby="sections">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="sections" className="text-base font-semibold">
            Sections <span className="font-normal text-fg-soft tabular-nums">({sections.length})</span>
          </h2>
          {newest && <NewestVersion version={newest} />}
        </div>
        <SectionList kind={kind} sections={sections} name={legalDocuments[kind].title} />
      </section>
    </Editor>
  )
}

function NewestVersion({ version: { number, actorName, createdAt } }: { version: ListedVersion }) {
  return (
    <p className="text-sm text-fg-soft">
      Version {number}, saved by <span className="wrap-anywhere">{actorName}</span> on{' '}
      <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt)}</time>
    </p>
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
