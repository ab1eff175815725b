import type { Metadata } from 'next'
import { NoteForm } from '@/components/admin/note-form'
import { openRecord } from '@/components/admin/open-record'
import { PageHeader } from '@/components/admin/page-header'
import { RecordColumns } from '@/components/admin/record-columns'
import { RecordTop } from '@/components/admin/record-top'
import { RefreshWhile } from '@/components/admin/refresh-while'
import { TrashNotice } from '@/components/admin/trash-notice'
import { addNote, restoreApplication } from '@/lib/applications/actions'
import { findNeighbors, getApplication } from '@/lib/applications/admin-queries'
import { applicationListOf } from '@/lib/applications/schema'
import { formatDateTime } from '@/lib/dates'
import { readList } from '@/lib/platform/sealed-search'
import { DetailsPanel } from './details-panel'
import { EmailButton } from './email-button'
import { ApplicationFacts } from './facts'
import { ResumeNotice } from './resume-notice'
import { Timeline } from './timeline'

export const metadata: Metadata = { title: 'Application' }

export default async function ApplicationPage({
  params,
  searchParams,
}: PageProps<'/admin/applications/[id]'>) {
  const application = await openRecord(params, getApplication)
  const raw = await searchParams
  const list = applicationListOf(raw)
  const state = readList(list, raw)
  const neighbors = await findNeighbors(state, application.id)
  const { applicantName, positionTitle, appliedAt, deletedAt, timeline } = application
  return (
    <>
      <RecordTop spec={list} params={state} list="applications" noun="application" neighbors={neighbors} />
      <PageHeader
        title={applicantName}
        description={
          <>
            {positionTitle} · <time dateTime={appliedAt.toISOString()}>{formatDateTime(appliedAt)}</time>
          </>
        }
        actions={
          <EmailButton
            key={application.id}
            id={application.id}
            eventId={crypto.randomUUID()}
            newestEmailId={timeline.findLast(({ kind }) => kind === 'mail')?.id ?? null}
            applicantName={applicantName}
            email={application.email}
            positionTitle={positionTitle}
            isInTrash={deletedAt !== null}
          />
        }
      />
      <div className="mb-5 grid gap-3 empty:hidden">
        <ResumeNotice id={application.id} reason={raw.resume} />
        <TrashNotice
          id={application.id}
          name={applicantName}
          deletedAt={deletedAt}
          restore={restoreApplication}
        />
      </div>
      <RefreshWhile isRunning={timeline.some(({ email }) => email?.status === 'queued')} />
      <RecordColumns
        sent={<ApplicationFacts application={application} />}
        side={<DetailsPanel application={application} />}
      >
        <NoteForm
          key={application.id}
          id={application.id}
          noteId={crypto.randomUUID()}
          isInTrash={deletedAt !== null}
          addNote={addNote}
        />
        <Timeline items={timeline} hasOlder={application.hasOlder} applicantName={applicantName} />
      </RecordColumns>
    </>
  )
}
