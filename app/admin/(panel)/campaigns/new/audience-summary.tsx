import { formatCount } from '@/lib/count'

interface AudienceSummaryProps {
  recipients: number
  leftOut: number
  /** The number of people in an audience of selected people. */
  selected?: number
  /** The audience, such as "on the waitlist". */
  audience: string
}

/** Shows how many people get the message and how many are excluded. */
export function AudienceSummary({ recipients, leftOut, selected, audience }: AudienceSummaryProps) {
  const isPart = selected !== undefined && recipients < selected
  const gone = isPart ? selected - recipients - leftOut : 0
  return (
    <>
      <strong>{formatCount(recipients)}</strong> {isPart && `of the ${formatCount(selected)} `}
      {(isPart ? selected : recipients) === 1 ? 'person' : 'people'} {audience} will{' '}
      {recipients === 1 ? '' : 'each '}get one email.{' '}
      {leftOut > 0 &&
        `${formatCount(leftOut)} ${leftOut === 1 ? 'is' : 'are'} excluded because they unsubscribed or their address bounced. `}
      {gone > 0 && `${formatCount(gone)} ${gone === 1 ? 'is' : 'are'} no longer on the list.`}
      {leftOut + gone === 0 && 'No one is excluded.'}
    </>
  )
}
