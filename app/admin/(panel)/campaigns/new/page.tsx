import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageHeader } from '@/components/admin/page-header'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { requireAdmin } from '@/lib/auth/session'
import { countAudience, getPostToSend } from '@/lib/campaigns/admin-queries'
import { audienceSchema } from '@/lib/campaigns/schema'
import { recordId } from '@/lib/platform/fields'
import type { RawParams } from '@/lib/platform/list-params'
import { openSearch } from '@/lib/platform/sealed-search'
import { AudienceSummary } from './audience-summary'
import { ComposeForm } from './compose-form'
import { NewPostMessage } from './new-post-message'

export const metadata: Metadata = { title: 'New campaign' }

interface Props {
  searchParams: Promise<RawParams>
}

const empty = { subject: '', preview: '', body: '' }

export default async function NewCampaignPage({ searchParams }: Props) {
  const { q = '', status = null, post } = openSearch('/admin/waitlist', await searchParams)
  const admin = await requireAdmin('campaigns')
  const testEmail = admin.email ?? ''
  if (post !== undefined) {
    const id = recordId.safeParse(post)
    const found = id.success ? await getPostToSend(id.data) : null
    if (!found) notFound()
    return <NewPostMessage post={found} testEmail={testEmail} />
  }
  const { data: audience } = audienceSchema.safeParse({ kind: 'waitlist', q, status })
  if (audience?.kind !== 'waitlist') return <UnknownAudience />
  const counts = await countAudience(audience)
  const scope = [
    audience.status ? `with status ${audience.status}` : '',
    audience.q ? `matching “${audience.q}”` : '',
  ]
    .filter(Boolean)
    .join(' and ')
  return (
    <>
      <PageHeader
        title="New campaign"
        description={<AudienceSummary {...counts} audience={`on the waitlist${scope && ` ${scope}`}`} />}
      />
      {counts.recipients === 0 ? (
        <EmptyState title="No one would get this email" action={<BackToWaitlist />}>
          {counts.leftOut > 0 ? 'Everyone who matches has unsubscribed.' : 'No entries match your filter.'}
        </EmptyState>
      ) : (
        <ComposeForm audience={audience} recipients={counts.recipients} testEmail={testEmail} start={empty} />
      )}
    </>
  )
}

function UnknownAudience() {
  return (
    <>
      <PageHeader title="New campaign" />
      <EmptyState title="Unknown filter" action={<BackToWaitlist />}>
        Filter the waitlist to the people you want to reach, then choose Email All under Bulk Actions.
      </EmptyState>
    </>
  )
}

function BackToWaitlist() {
  return (
    <ButtonLink href="/admin/waitlist" variant="secondary">
      Back to the waitlist
    </ButtonLink>
  )
}
