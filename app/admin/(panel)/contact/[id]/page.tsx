import { ArrowLeft } from 'lucide-react'
import type { Metadata, Route } from 'next'
import { NeighbourLinks } from '@/components/admin/neighbour-links'
import { openRecord, type RecordProps } from '@/components/admin/open-record'
import { PageHeader } from '@/components/admin/page-header'
import { RefreshWhile } from '@/components/admin/refresh-while'
import { TrashNotice } from '@/components/admin/trash-notice'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { restoreMessage } from '@/lib/contact/actions'
import { findNeighbours, getThread, listSavedReplies } from '@/lib/contact/admin-queries'
import { contactList, parseContactParams } from '@/lib/contact/schema'
import { formatDateTime } from '@/lib/dates'
import { listHref, type RawParams, recordHref } from '@/lib/platform/list-params'
import { DetailsPanel } from './details-panel'
import { NoteForm } from './note-form'
import { ReplyButton } from './reply-button'
import { ThreadHistory } from './thread-history'

export const metadata: Metadata = { title: 'Message · Contact' }

interface Props extends RecordProps {
  searchParams: Promise<RawParams>
}

export default async function ThreadPage({ params, searchParams }: Props) {
  const message = await openRecord(params, getThread)
  const raw = await searchParams
  const state = parseContactParams(raw)
  const [{ previousId, nextId }, savedReplies] = await Promise.all([
    findNeighbours(state, message.id),
    listSavedReplies(),
  ])
  const hrefOf = (other: string | null) => other && recordHref(contactList, state, other)
  const { subject, reference, name, email, receivedAt, deletedAt, entries } = message
  return (
    <>
      <div className="mb-3 -ml-4.5 flex flex-wrap items-center justify-between gap-2">
        <ButtonLink href={listHref(contactList, state) as Route} variant="ghost">
          <ArrowLeft />
          Messages
        </ButtonLink>
        <NeighbourLinks noun="message" previous={hrefOf(previousId)} next={hrefOf(nextId)} />
      </div>
      <PageHeader
        title={subject}
        description={
          <>
            {reference} · <time dateTime={receivedAt.toISOString()}>{formatDateTime(receivedAt)}</time>
          </>
        }
        actions={
          !deletedAt && (
            <ReplyButton
              key={message.id}
              message={{ id: message.id, reference, name, email, subject, text: message.message }}
              replyId={crypto.randomUUID()}
              savedReplies={savedReplies}
              isOpenFirst={raw.reply === '1'}
            />
          )
        }
      />
      <div className="mb-5 empty:hidden">
        {deletedAt && (
          <TrashNotice id={message.id} name={subject} deletedAt={deletedAt} restore={restoreMessage} />
        )}
      </div>
      <RefreshWhile isRunning={entries.some(({ mail }) => mail?.status === 'queued')} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 gap-5">
          <Card className="p-5 sm:p-6">
            <h2 className="text-sm text-fg-soft">
              <span className="font-semibold text-fg">{name}</span> wrote
            </h2>
            <p className="mt-3 max-w-prose wrap-anywhere whitespace-pre-line">{message.message}</p>
          </Card>
          <ThreadHistory entries={entries} />
          {!deletedAt && <NoteForm key={message.id} messageId={message.id} noteId={crypto.randomUUID()} />}
        </div>
        <DetailsPanel message={message} />
      </div>
    </>
  )
}
