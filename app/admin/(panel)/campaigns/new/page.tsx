import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageHeader } from '@/components/admin/page-header'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { requireAdmin } from '@/lib/auth/session'
import { countAudience, getPostToSend } from '@/lib/campaigns/admin-queries'
import { audienceSchema } from '@/lib/campaigns/schema'
import { recordId } from '@/lib/platform/fields'
import { openSearch } from '@/lib/platform/sealed-search'
import { audienceScope } from './audience-scope'
import { AudienceSummary } from './audience-summary'
import { ComposeForm } from './compose-form'
import { NewPostMessage } from './new-post-message'

export const metadata: Metadata = { title: 'New campaign' }

const emptyMessage = { subject: '', preview: '', body: '' }

export default async function NewCampaignPage({ searchParams }: PageProps<'/admin/campaigns/new'>) {
  const {
    q = '',
    status = null,
    plan = null,
    people,
    post,
  } = openSearch('/admin/waitlist', await searchParams)
  const admin = await requireAdmin('campaigns')
  const testEmail = admin.email ?? ''
  if (post !== undefined) {
    const id = recordId.safeParse(post)
    const found = id.success ? await getPostToSend(id.data) : null
    if (!found) notFound()
    return <NewPostMessage post={found} testEmail={testEmail} />
  }
  const { data: audience } = audienceSchema.safeParse(
    people === undefined
      ? { kind: 'waitlist', q, status, plan }
      : { kind: 'selected', ids: String(people).split('.') },
  )
  if (!audience || audience.kind === 'newsletter') return <UnknownAudience />
  const counts = await countAudience(audience)
  return (
    <>
      <PageHeader
        title="New campaign"
        description={
          audience.kind === 'selected' ? (
            <AudienceSummary {...counts} selected={audience.ids.length} audience="you selected" />
          ) : (
            <AudienceSummary {...counts} audience={audienceScope(audience)} />
          )
        }
      />
      {counts.recipients === 0 ? (
        <EmptyState title="No one would get this email" action={<BackToWaitlist />}>
          {counts.leftOut > 0
            ? 'Everyone in this audience has unsubscribed or has an address that bounced'
            : noRecipients[audience.kind]}
        </EmptyState>
      ) : (
        <ComposeForm
          audience={audience}
          recipients={counts.recipients}
          testEmail={testEmail}
          start={emptyMessage}
        />
      )}
    </>
  )
}

const noRecipients = {
  waitlist: 'No entries match your filter',
  selected: 'The people you selected are no longer on the list',
}

function UnknownAudience() {
  return (
    <>
      <PageHeader title="New campaign" />
      <EmptyState title="Unknown audience" action={<BackToWaitlist />}>
        On the waitlist, select people and choose “Email selected”, or choose “Email All” under “Bulk Actions”
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
