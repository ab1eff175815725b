import type { Metadata } from 'next'
import { PageHeader } from '@/components/admin/page-header'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { requireAdmin } from '@/lib/auth/session'
import { countAudience } from '@/lib/campaigns/admin-queries'
import { type Audience, audienceSchema } from '@/lib/campaigns/schema'
import { ComposeForm } from './compose-form'

export const metadata: Metadata = { title: 'New message' }

interface Props {
  searchParams: Promise<{ q?: string | string[]; status?: string | string[] }>
}

export default async function NewCampaignPage({ searchParams }: Props) {
  const { q = '', status = null } = await searchParams
  const admin = await requireAdmin()
  const { data: audience } = audienceSchema.safeParse({ kind: 'waitlist', q, status })
  if (!audience) return <UnknownAudience />
  const counts = await countAudience(audience)
  return (
    <>
      <PageHeader title="New message" description={<AudienceSummary audience={audience} {...counts} />} />
      {counts.recipients === 0 ? (
        <EmptyState title="Nobody would get this message" action={<BackToWaitlist />}>
          {counts.leftOut > 0
            ? 'Everyone who matches has asked for no more mails.'
            : 'No entry matches the filter you came with.'}
        </EmptyState>
      ) : (
        <ComposeForm audience={audience} recipients={counts.recipients} testEmail={admin.email ?? ''} />
      )}
    </>
  )
}

function UnknownAudience() {
  return (
    <>
      <PageHeader title="New message" />
      <EmptyState title="This filter is not known" action={<BackToWaitlist />}>
        Filter the waitlist to the people you mean, then choose Email All under Bulk Actions.
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

function AudienceSummary({
  audience,
  recipients,
  leftOut,
}: {
  audience: Audience
  recipients: number
  leftOut: number
}) {
  const scope = [
    audience.status ? `with status ${audience.status}` : '',
    audience.q ? `matching “${audience.q}”` : '',
  ]
    .filter(Boolean)
    .join(' and ')
  return (
    <>
      To <strong>{recipients.toLocaleString('en-NG')}</strong> {recipients === 1 ? 'person' : 'people'} on the
      waitlist
      {scope && ` ${scope}`}, one mail each.{' '}
      {leftOut > 0
        ? `${leftOut.toLocaleString('en-NG')} ${leftOut === 1 ? 'is' : 'are'} left out: they asked for no more mails or their address bounced.`
        : 'Nobody is left out.'}
    </>
  )
}
