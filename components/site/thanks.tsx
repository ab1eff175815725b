import type { ReactNode } from 'react'
import { comeIntoView } from '@/components/forms/take-focus'
import { Button } from '@/components/ui/button'

interface ThanksProps {
  /** The color of future drops. */
  dots: 'fill-marigold' | 'fill-mint-deep'
  /** Shown below the text instead of the drops, such as the person's own plan. */
  details?: ReactNode
  children: ReactNode
  /** A further action, shown before the Done button. */
  action?: ReactNode
  /** Shown below the buttons. */
  footnote?: ReactNode
  onDone?: (() => void) | undefined
}

/** Replaces a submitted form. If there are no details, it draws drops: the money is in, and they are scheduled. */
export function Thanks({ dots, details, children, action, footnote, onDone }: ThanksProps) {
  return (
    <div ref={comeIntoView} tabIndex={-1} className="grid justify-items-start gap-5 outline-none">
      {!details && <Drops dots={dots} />}
      <p className="text-lg">{children}</p>
      {details}
      {(action || onDone) && (
        <div className="flex w-full flex-wrap gap-3 max-sm:*:grow max-sm:*:px-3">
          {action}
          {onDone && (
            <Button variant="secondary" onClick={onDone}>
              Done
            </Button>
          )}
        </div>
      )}
      {footnote}
    </div>
  )
}

function Drops({ dots }: Pick<ThanksProps, 'dots'>) {
  return (
    <svg viewBox="0 0 224 24" aria-hidden="true" className="w-full max-w-60">
      <path d="M12 12h210" className="stroke-mint-deep" strokeWidth="3" strokeLinecap="round" />
      <circle cx="12" cy="12" r="12" className="fill-brand" />
      <path
        d="m6.500 12 4 4 7-8"
        className="fill-none stroke-white"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      {[76, 140, 204].map((x) => (
        <circle key={x} cx={x} cy="12" r="7" className={dots} />
      ))}
    </svg>
  )
}
