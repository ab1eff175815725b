import type { Metadata } from 'next'
import { PageHeader } from '@/components/admin/page-header'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { Table, TableBody, TableHead, Th } from '@/components/ui/table'
import { listCampaigns } from '@/lib/campaigns/admin-queries'
import type { Audience } from '@/lib/campaigns/schema'
import { formatCount } from '@/lib/count'
import { formatDateTime } from '@/lib/dates'
import { CampaignStatus } from './campaign-status'

export const metadata: Metadata = { title: 'Campaigns' }

const audiences: Record<Audience['kind'], string> = {
  waitlist: 'Waitlist',
  selected: 'Selected people on the waitlist',
  newsletter: 'Newsletter',
}

export default async function CampaignsPage() {
  const campaigns = await listCampaigns()
  return (
    <>
      <PageHeader
        title="Campaigns"
        description="Emails sent to many people at once. Start one from the waitlist or from a published post."
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
            Select people on the waitlist and choose “Email selected”, or choose “Email All” under “Bulk
            Actions”.
          </EmptyState>
        </Card>
      ) : (
        <Table label="Campaigns">
          <TableHead>
            <Th>Subject</Th>
            <Th>Status</Th>
            <Th className="text-right">Recipients</Th>
            <Th>Started</Th>
            <Th>By</Th>
          </TableHead>
          <TableBody>
            {campaigns.map((campaign) => (
              <tr key={campaign.id}>
                <td className="min-w-56 font-medium">
                  <Link
                    className="underline-offset-4 hover:underline"
                    href={`/admin/campaigns/${campaign.id}`}
                  >
                    {campaign.subject}
                  </Link>
                  <p className="text-xs font-normal text-fg-soft">{audiences[campaign.audience]}</p>
                </td>
                <td>
                  <CampaignStatus status={campaign.status} />
                </td>
                <td className="text-right tabular-nums">{formatCount(campaign.recipientCount)}</td>
                <td className="whitespace-nowrap">{formatDateTime(campaign.startedAt)}</td>
                <td>{campaign.createdBy?.name ?? 'A former colleague'}</td>
              </tr>
            ))}
          </TableBody>
        </Table>
      )}
    </>
  )
}
