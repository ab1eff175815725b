import type { Metadata } from 'next'
import { BackLink } from '@/components/admin/back-link'
import { openRecord, type RecordProps } from '@/components/admin/open-record'
import { PageHeader } from '@/components/admin/page-header'
import { RefreshWhile } from '@/components/admin/refresh-while'
import { Link } from '@/components/ui/link'
import { StatCard } from '@/components/ui/stat-card'
import { getCampaign } from '@/lib/campaigns/admin-queries'
import { formatCount } from '@/lib/count'
import { formatDateTime } from '@/lib/dates'
import { audiences } from '../audiences'
import { CampaignStatus } from '../campaign-status'
import { CampaignProgress } from './campaign-progress'

export const metadata: Metadata = { title: 'Campaign' }

export default async function CampaignPage({ params }: RecordProps) {
  const campaign = await openRecord(params, getCampaign)
  const { audience, recipientCount, status } = campaign
  const { sent, queued, failed, suppressed, cancelled } = campaign.progress
  const isSending = status === 'sending'
  const isStopped = status === 'cancelled'
  const finished = sent + failed + suppressed + cancelled
  // Their emails were never created.
  const withoutEmail = isSending ? 0 : Math.max(0, recipientCount - finished - queued)
  return (
    <>
      <BackLink href="/admin/campaigns" label="Back to campaigns" />
      <PageHeader
        title={campaign.subject}
        description={
          <>
            <CampaignStatus status={status} /> {audiences[audience.kind]} · Started{' '}
            {formatDateTime(campaign.startedAt)}
            {campaign.createdBy && ` by ${campaign.createdBy.name}`}
            {campaign.finishedAt && `, ended ${formatDateTime(campaign.finishedAt)}`}
          </>
        }
      />
      <RefreshWhile isRunning={isSending || queued > 0} />
      <CampaignProgress
        id={campaign.id}
        isPost={audience.kind === 'newsletter'}
        isSending={isSending}
        // In a stopped campaign, only sent emails count as processed.
        processed={isStopped ? sent : finished}
        gone={status === 'done' ? withoutEmail : 0}
        recipients={recipientCount}
      />
      <dl className="my-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatCard label="Sent" value={formatCount(sent)} />
        <StatCard label="Queued" value={formatCount(queued)} note="Waiting to be sent" />
        <StatCard label="Failed" value={formatCount(failed)} />
        <StatCard
          label="Skipped"
          value={formatCount(suppressed + cancelled + (isStopped ? withoutEmail : 0))}
          note={
            isStopped
              ? 'People who unsubscribed, were removed, or hadn’t been emailed when the campaign was stopped'
              : 'People who unsubscribed or were removed before they were emailed'
          }
        />
      </dl>
      <section aria-labelledby="message" className="max-w-prose rounded-md border border-line bg-surface p-6">
        <h2 id="message" className="mb-3 font-display text-lg font-semibold">
          Message
        </h2>
        {campaign.preview && <p className="mb-4 text-sm text-fg-soft">{campaign.preview}</p>}
        <p className="whitespace-pre-line">{campaign.body}</p>
        {campaign.post && campaign.announced && (
          <p className="mt-4 border-t border-line pt-4 text-sm">
            With the post{' '}
            <Link
              className="font-semibold text-accent underline underline-offset-4"
              href={`/admin/blog/${campaign.post.id}`}
            >
              {campaign.announced.title}
            </Link>
          </p>
        )}
      </section>
    </>
  )
}
