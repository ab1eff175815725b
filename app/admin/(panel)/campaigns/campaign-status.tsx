import { Badge, type BadgeTone } from '@/components/ui/badge'
import type { campaignStatuses } from '@/lib/campaigns/schema'

type Status = (typeof campaignStatuses)[number]

const badges: Record<Status, { label: string; tone: BadgeTone }> = {
  sending: { label: 'Sending', tone: 'warn' },
  done: { label: 'Sent', tone: 'accent' },
  cancelled: { label: 'Stopped', tone: 'neutral' },
}

export function CampaignStatus({ status }: { status: Status }) {
  return <Badge tone={badges[status].tone}>{badges[status].label}</Badge>
}
