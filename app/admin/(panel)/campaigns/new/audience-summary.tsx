import { formatCount } from '@/lib/count'

interface AudienceSummaryProps {
  recipients: number
  leftOut: number
  /** The audience, such as "on the waitlist". */
  of: string
}

/** Says who gets the message and who does not. */
export function AudienceSummary({ recipients, leftOut, of }: AudienceSummaryProps) {
  return (
    <>
      To <strong>{formatCount(recipients)}</strong> {recipients === 1 ? 'person' : 'people'} {of}, one email
      each.{' '}
      {leftOut > 0
        ? `${formatCount(leftOut)} ${leftOut === 1 ? 'is' : 'are'} left out because they unsubscribed or their address bounced.`
        : 'No one is left out.'}
    </>
  )
}
