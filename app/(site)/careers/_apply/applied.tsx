import { Thanks } from '@/components/site/thanks'
import { REPLY_TIME } from '@/lib/applications/application-rules'
import { HiringSteps } from './next-steps'

/** The parts of a submitted application that the confirmation shows. */
export interface SentApplication {
  name: string
  email: string
  /** The name of the attached file; empty if there is none. */
  resumeName: string
}

interface AppliedProps {
  /** Empty for a general application. */
  positionTitle: string
  /** Omitted without JavaScript, where the server renders the result. */
  sent?: SentApplication | null
  onDone?: () => void
}

export function Applied({ positionTitle, sent, onDone }: AppliedProps) {
  return (
    <Thanks
      dots="fill-mint-deep"
      details={
        <div className="grid w-full gap-6 sm:grid-cols-2">
          {sent && <Sent sent={sent} positionTitle={positionTitle} />}
          {/* On its own page, a wide screen shows the steps next to the form. */}
          <section className={onDone ? undefined : 'lg:hidden'}>
            <h3 className="font-semibold">What happens next</h3>
            <HiringSteps />
          </section>
        </div>
      }
      onDone={onDone}
    >
      <strong className="font-semibold">
        {positionTitle
          ? `Thank you for applying for the ${positionTitle} position!`
          : 'Thank you for your application!'}
      </strong>{' '}
      We have everything you sent. You’ll hear from us within {REPLY_TIME}.
    </Thanks>
  )
}

function Sent({ sent, positionTitle }: { sent: SentApplication; positionTitle: string }) {
  const rows = [
    ['Position', positionTitle || 'General application'],
    ['Name', sent.name],
    ['We’ll reply to', sent.email],
    ['Resume', sent.resumeName || 'None attached'],
  ]
  return (
    <section>
      <h3 className="font-semibold">What you sent</h3>
      <dl className="mt-3 grid gap-3">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-fg-soft">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
