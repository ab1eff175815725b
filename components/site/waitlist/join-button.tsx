import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { SignupSource } from '@/lib/waitlist/signup-source'

interface JoinButtonProps {
  /** The name of the button, which is stored with the signup. */
  source: Exclude<SignupSource, 'page'>
  /** The calculator's plan, sent with the signup. */
  plan?: string
  size?: 'sm' | 'md' | 'lg'
  variant?: 'primary' | 'secondary' | 'highlight'
  className?: string
  /** The label once this browser has joined. */
  joined?: string
  children: ReactNode
}

/**
 * Renders a link to the page with the signup form. With JavaScript, `JoinDialogHost` opens the form in a dialog
 * instead. The two labels share the same space, so that nothing moves when one replaces the other.
 */
export function JoinButton({
  source,
  plan,
  size,
  variant,
  className,
  joined = 'You’re on the list',
  children,
}: JoinButtonProps) {
  return (
    <a
      href={`/waitlist?source=${source}${plan ? `&${plan}` : ''}`}
      data-join={source}
      data-opens-dialog=""
      className={classNames(buttonClass({ size, variant }), 'aria-busy:opacity-60', className)}
    >
      <span className="grid justify-items-center *:col-start-1 *:row-start-1">
        <span className="in-data-joined:invisible">{children}</span>
        <span className="invisible in-data-joined:visible">{joined}</span>
      </span>
    </a>
  )
}
