import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { SignupSource } from '@/lib/waitlist/signup-source'

interface JoinButtonProps {
  /** The button's name, stored with the signup. */
  source: Exclude<SignupSource, 'page'>
  /** The calculator's plan, sent with the signup. */
  plan?: string
  size?: 'sm' | 'md' | 'lg'
  variant?: 'primary' | 'highlight'
  className?: string
  children: ReactNode
}

/** A link to the page with the form. With JavaScript, `JoinDialogHost` opens the form in a dialog instead. */
export function JoinButton({ source, plan, size, variant, className, children }: JoinButtonProps) {
  return (
    <a
      href={`/waitlist?source=${source}${plan ? `&${plan}` : ''}`}
      data-join={source}
      data-opens-dialog=""
      className={classNames(buttonClass({ size, variant }), 'aria-busy:opacity-60', className)}
    >
      {children}
    </a>
  )
}
