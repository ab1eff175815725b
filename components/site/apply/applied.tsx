import { takeFocus } from '@/components/forms/take-focus'
import { Button } from '@/components/ui/button'
import { REPLY_TIME } from '@/lib/applications/application-rules'

interface AppliedProps {
  /** '' for a general application. */
  positionTitle: string
  onDone?: () => void
}

/** Thanks, and what comes next. */
export function Applied({ positionTitle, onDone }: AppliedProps) {
  return (
    <div ref={takeFocus} tabIndex={-1} className="grid justify-items-start gap-5 outline-none">
      <svg viewBox="0 0 240 56" aria-hidden="true" className="w-full max-w-60">
        <path d="M8 40h224" className="stroke-mint-deep" strokeWidth="3" strokeLinecap="round" />
        <circle cx="24" cy="40" r="12" className="fill-brand" />
        <path
          d="m18.500 40 4 4 7-8"
          className="fill-none stroke-white"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        {[84, 140, 196].map((x) => (
          <circle key={x} cx={x} cy="40" r="7" className="fill-mint-deep" />
        ))}
      </svg>
      <p className="text-lg">
        <strong className="font-semibold">
          {positionTitle ? `Thank you for applying for ${positionTitle}!` : 'Thank you for your resume!'}
        </strong>{' '}
        We have everything you sent, and a letter that says so is on its way to your inbox. You hear from us
        within {REPLY_TIME}.
      </p>
      {onDone && (
        <Button variant="secondary" onClick={onDone}>
          Done
        </Button>
      )}
    </div>
  )
}
