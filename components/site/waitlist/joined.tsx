import { Thanks } from '@/components/site/thanks'
import { formatPlanDay } from '@/lib/plan/describe-plan'
import type { RememberedSignup } from '@/lib/waitlist/remembered-signup'
import { JoinedPlan } from './joined-plan'
import { ShareWaitlist } from './share-waitlist'

/** A signup that has just been stored. */
export interface Signup extends RememberedSignup {
  firstName: string
}

interface JoinedProps {
  /** Omitted without JavaScript, where the server renders the result. */
  signup?: Signup | null
  siteUrl: string
  onDone?: () => void
}

/** Confirms a signup, and shows the plan that was sent with it. */
export function Joined({ signup, siteUrl, onDone }: JoinedProps) {
  const place = signup?.firstName ? `${signup.firstName}, your place is saved` : 'Your place is saved'
  return (
    <Thanks
      dots="fill-marigold"
      details={signup?.plan ? <JoinedPlan signup={signup} /> : undefined}
      action={<ShareWaitlist siteUrl={siteUrl} />}
      onDone={onDone}
    >
      <strong className="font-semibold">Thank you for joining!</strong>{' '}
      <span className="wrap-anywhere">{place}, and a confirmation email is on its way.</span>
    </Thanks>
  )
}

interface AlreadyJoinedProps {
  signup: RememberedSignup
  siteUrl: string
  onDone: () => void
  onOther: () => void
}

/** Replaces the form in a browser that remembers its signup. */
export function AlreadyJoined({ signup, siteUrl, onDone, onOther }: AlreadyJoinedProps) {
  return (
    <Thanks
      dots="fill-marigold"
      details={signup.plan ? <JoinedPlan signup={signup} /> : undefined}
      action={<ShareWaitlist siteUrl={siteUrl} />}
      footnote={<OtherEmail onPress={onOther} />}
      onDone={onDone}
    >
      You joined from this browser on {formatPlanDay(signup.joinedOn)}. We’ll email you when it’s your turn.
    </Thanks>
  )
}

export function OtherEmail({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-11 font-semibold text-brand underline underline-offset-4"
    >
      Join with a different email
    </button>
  )
}
