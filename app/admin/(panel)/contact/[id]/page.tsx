import type { Metadata } from 'next'
import { NoteForm } from '@/components/admin/note-form'
import { openRecord } from '@/components/admin/open-record'
import { PageHeader } from '@/components/admin/page-header'
import { RecordColumns } from '@/components/admin/record-columns'
import { RecordTop } from '@/components/admin/record-top'
import { RefreshWhile } from '@/components/admin/refresh-while'
import { TrashNotice } from '@/components/admin/trash-notice'
import { Card } from '@/components/ui/card'
import { addNote, restoreMessage } from '@/lib/contact/actions'
import { findNeighbors, getThread, listSavedReplies } from '@/lib/contact/admin-queries'
import { contactList } from '@/lib/contact/schema'
import { formatDateTime } from '@/lib/dates'
import { readList } from '@/lib/platform/sealed-search'
import { DetailsPanel } from './details-panel'
import { ReplyButton } from './reply-button'
import { ThreadHistory } from './thread-history'

export const metadata: Metadata = { title: 'Message · Contact' }

export default async function ThreadPage({ params, searchParams }: PageProps<'/admin/contact/[id]'>) {
  const message = await openRecord(params, getThread)
  const raw = await searchParams
  const state = readList(contactList, raw)
  const [neighbors, savedReplies] = await Promise.all([findNeighbors(state, message.id), listSavedReplies()])
  const { subject, reference, name, email, receivedAt, deletedAt, entries } = message
  return (
    <>
      <RecordTop spec={contactList} params={state} list="messages" noun="message" neighbors={neighbors} />
      <PageHeader
        title={subject}
        description={
          <>
            {reference} · <time dateTime={receivedAt.toISOString()}>{formatDateTime(receivedAt)}</time>
          </>
        }
      />
      <div className="mb-5 empty:hidden">
        <TrashNotice id={message.id} name={subject} deletedAt={deletedAt} restore={restoreMessage} />
      </div>
      <RefreshWhile isRunning={entries.some(({ email }) => email?.status === 'queued')} />
      <RecordColumns
        sent={
          <Card className="p-5 sm:p-6">
            <h2 className="text-sm wrap-anywhere text-fg-soft">
              <span className="font-semibold text-fg">{name}</span> wrote
            </h2>
            <p className="mt-3 max-w-prose wrap-anywhere whitespace-pre-line">{message.message}</p>
            <div data-page-actions="" className="mt-5 border-t border-line pt-4 empty:hidden">
              <ReplyButton
                key={message.id}
                message={{ id: message.id, reference, name, email, subject, text: message.message }}
                replyId={crypto.randomUUID()}
                newestReplyId={entries.findLast(({ kind }) => kind === 'reply')?.id ?? null}
                savedReplies={savedReplies}
                isInTrash={deletedAt !== null}
              />
            </div>
          </Card>
        }
        side={<DetailsPanel message={message} />}
      >
        <NoteForm
          key={message.id}
          id={message.id}
          noteId={crypto.randomUUID()}
          isInTrash={deletedAt !== null}
          addNote={addNote}
        />
        <ThreadHistory message={message} />
      </RecordColumns>
    </>
  )
}
