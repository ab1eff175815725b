import { formatCount } from '@/lib/count'

interface AudienceSummaryProps {
  recipients: number
  leftOut: number
  /** The audience, such as "on the waitlist". */
  audience: string
}

/** Shows how many people get the message and how many are excluded. */
export function AudienceSummary({ recipients, leftOut, audience }: AudienceSummaryProps) {
  return (
    <>
      <strong>{formatCount(recipients)}</strong> {recipients === 1 ? 'person' : 'people'} {audience} will{' '}
      {recipients === 1 ? '' : 'each '}get one email.{' '}
      {leftOut > 0
        ? `${formatCount(leftOut)} ${leftOut === 1 ? 'is' : 'are'} excluded because they unsubscribed or their address bounced.`
        : 'No one is excluded.'}
    </>
  )
}
