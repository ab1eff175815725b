import type { Metadata } from 'next'
import { BackLink } from '@/components/admin/back-link'
import { openRecord, type RecordProps } from '@/components/admin/open-record'
import { PageHeader } from '@/components/admin/page-header'
import { Badge } from '@/components/ui/badge'
import { Notice } from '@/components/ui/notice'
import { getRequest, type RequestDetails } from '@/lib/personal-data/admin-queries'
import { ErasePerson } from '../erase-person'
import { kindLabels, statusLabels, statusTones } from '../labels'
import { RefuseRequest } from '../refuse-request'
import { SendCopy } from '../send-copy'
import { ErasingNotice } from './erasing-notice'
import { LookUpData } from './look-up-data'
import { RequestFacts } from './request-facts'

export const metadata: Metadata = { title: 'Privacy request' }

export default async function RequestPage({ params }: RecordProps) {
  const request = await openRecord(params, getRequest)
  return (
    <>
      <BackLink href="/admin/privacy" label="Back to requests" />
      <PageHeader
        title={request.email ?? 'Erased address'}
        description={
          <>
            <Badge tone={statusTones[request.status]}>{statusLabels[request.status]}</Badge>{' '}
            {`Request: ${kindLabels[request.kind].toLowerCase()}`}
          </>
        }
        actions={<RequestActions request={request} />}
      />
      <div className="grid gap-5">
        <RequestFacts request={request} />
        {request.status === 'erasing' && <ErasingNotice />}
        {request.status === 'failed' && (
          <Notice>
            The erasure failed several times and has stopped, so we still hold some of the data. Choose “Erase
            this person’s data” to try again. If that fails too, contact the people who run the site.
          </Notice>
        )}
      </div>
    </>
  )
}

/** Makes the requested action the primary button; the other one stays available. */
function RequestActions({ request: { id, kind, status, person, email } }: { request: RequestDetails }) {
  if (!person || !email || status === 'erasing') return null
  const actions = [
    <SendCopy
      key="copy"
      person={person}
      email={email}
      isRequested={status === 'open' && kind === 'access'}
    />,
    <ErasePerson
      key="erase"
      person={person}
      email={email}
      isRequested={status === 'failed' || (status === 'open' && kind === 'erasure')}
    />,
  ]
  return (
    <>
      {status === 'open' && <RefuseRequest id={id} kind={kind} />}
      <LookUpData email={email} />
      {kind === 'access' ? actions.toReversed() : actions}
    </>
  )
}
