import type { Metadata } from 'next'
import { PageHeader } from '@/components/admin/page-header'
import { type Column, ResourceTable } from '@/components/admin/resource-table'
import { IfMayChange } from '@/components/admin/role'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { listCampaigns } from '@/lib/campaigns/admin-queries'
import { formatCount } from '@/lib/count'
import { formatDateTime } from '@/lib/dates'
import { audiences } from './audiences'
import { CampaignStatus } from './campaign-status'

export const metadata: Metadata = { title: 'Campaigns' }

type ListedCampaign = Awaited<ReturnType<typeof listCampaigns>>[number]

const columns: readonly Column<ListedCampaign>[] = [
  {
    header: 'Subject',
    phone: 'title',
    className: 'md:min-w-56 font-medium',
    cell: ({ id, subject, audience }) => (
      <>
        <Link className="underline-offset-4 hover:underline" href={`/admin/campaigns/${id}`}>
          {subject}
        </Link>
        <p className="text-xs font-normal text-fg-soft">{audiences[audience]}</p>
      </>
    ),
  },
  { header: 'Status', cell: ({ status }) => <CampaignStatus status={status} /> },
  {
    header: 'Recipients',
    align: 'end',
    className: 'tabular-nums',
    cell: ({ recipientCount }) => formatCount(recipientCount),
  },
  {
    header: 'Started',
    className: 'whitespace-nowrap',
    cell: ({ startedAt }) => formatDateTime(startedAt),
  },
  { header: 'By', cell: ({ createdBy }) => createdBy?.name ?? 'Former staff member' },
]

export default async function CampaignsPage() {
  const campaigns = await listCampaigns()
  return (
    <>
      <PageHeader
        title="Campaigns"
        description="Emails sent to many people at once. To announce a post, start from the post."
        actions={
          <IfMayChange>
            <ButtonLink href="/admin/campaigns/new" size="sm">
              Email the waitlist
            </ButtonLink>
          </IfMayChange>
        }
      />
      {campaigns.length === 0 ? (
        <Card>
          <EmptyState
            title="No campaigns yet"
            action={
              <ButtonLink href="/admin/waitlist" size="sm" variant="secondary">
                Go to the waitlist
              </ButtonLink>
            }
          >
            On the waitlist, select people and choose “Email selected”, or choose “Email All” under “Bulk
            Actions”. To email a post to subscribers, open it under Blog.
          </EmptyState>
        </Card>
      ) : (
        <ResourceTable label="Campaigns" rows={campaigns} rowId={({ id }) => id} columns={columns} />
      )}
    </>
  )
}
