import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BackLink } from '@/components/admin/back-link'
import { PageHeader } from '@/components/admin/page-header'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import { getPerson, type Person } from '@/lib/personal-data/admin-queries'
import { Due } from '../../due'
import { ErasePerson } from '../../erase-person'
import { kindLabels, statusLabels, statusTones } from '../../labels'
import { PersonRecord } from '../../person-record'
import { SendCopy } from '../../send-copy'

export const metadata: Metadata = { title: 'An address · Privacy requests' }

/** Offers the same actions as the page of a request, for someone who asked by other means. */
export default async function PersonPage({ params }: PageProps<'/admin/privacy/person/[sealed]'>) {
  const sealed = decodeURIComponent((await params).sealed)
  const person = await getPerson(sealed)
  if (!person) notFound()
  const { email, parts, requests } = person
  const isErasing = requests.some(({ status }) => status === 'erasing')
  return (
    <>
      <BackLink href="/admin/privacy" label="Back to requests" />
      <PageHeader
        title={email}
        description="All data held for this address."
        actions={
          parts.length > 0 &&
          !isErasing && (
            <>
              <SendCopy person={sealed} email={email} isRequested={false} />
              <ErasePerson person={sealed} email={email} isRequested={false} />
            </>
          )
        }
      />
      <div className="grid gap-5">
        <Requests requests={requests} />
        <PersonRecord person={person} sealed={sealed} />
      </div>
    </>
  )
}

/** Lists earlier requests from this address, including those whose data was erased. */
function Requests({ requests }: Pick<Person, 'requests'>) {
  if (requests.length === 0) return null
  return (
    <ul aria-label="Requests from this address" className="grid gap-2 text-sm">
      {requests.map((request) => (
        <li key={request.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={statusTones[request.status]}>{statusLabels[request.status]}</Badge>
          <Link href={`/admin/privacy/${request.id}`} className="font-medium underline underline-offset-4">
            {kindLabels[request.kind]}
          </Link>
          {!request.closedAt && <Due request={request} />}
        </li>
      ))}
    </ul>
  )
}
