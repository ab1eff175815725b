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
  const isSubset = selected !== undefined && recipients < selected
  const noLongerListed = isSubset ? selected - recipients - leftOut : 0
  return (
    <>
      This email goes to {selected === recipients && 'the '}
      <strong>{formatCount(recipients)}</strong> {isSubset && `of the ${formatCount(selected)} `}
      {(isSubset ? selected : recipients) === 1 ? 'person' : 'people'} {audience}.{' '}
      {leftOut > 0 &&
        `${formatCount(leftOut)} ${leftOut === 1 ? 'is' : 'are'} excluded because they unsubscribed or their address bounced. `}
      {noLongerListed > 0 &&
        `${formatCount(noLongerListed)} ${noLongerListed === 1 ? 'is' : 'are'} no longer on the list.`}
    </>
  )
}
