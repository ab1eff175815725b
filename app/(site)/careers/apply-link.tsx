import type { ReactNode } from 'react'
import { buttonClass, type Look } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'

interface ApplyLinkProps extends Look {
  /** Absent for a general application. */
  position?: { slug: string; title: string }
  className?: string
  children: ReactNode
}

/** Links to the page with the form. With JavaScript, the form opens in a dialog instead. */
export function ApplyLink({ position, variant, size, className, children }: ApplyLinkProps) {
  return (
    <a
      href={position ? `/careers/${position.slug}/apply` : '/careers/apply'}
      data-apply={position?.slug ?? ''}
      data-opens-dialog=""
      data-apply-title={position?.title}
      className={classNames(buttonClass({ variant, size }), 'aria-busy:opacity-60', className)}
    >
      {children}
    </a>
  )
}
