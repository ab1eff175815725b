import { Thanks } from '@/components/site/thanks'
import { REPLY_TIME } from '@/lib/applications/application-rules'

interface AppliedProps {
  /** Empty for a general application. */
  positionTitle: string
  onDone?: () => void
}

export function Applied({ positionTitle, onDone }: AppliedProps) {
  return (
    <Thanks dots="fill-mint-deep" onDone={onDone}>
      <strong className="font-semibold">
        {positionTitle ? `Thank you for applying for ${positionTitle}!` : 'Thank you for your resume!'}
      </strong>{' '}
      We have everything you sent, and a confirmation email is on its way. You’ll hear from us within{' '}
      {REPLY_TIME}.
    </Thanks>
  )
}
