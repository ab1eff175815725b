import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

/** A drawn picture of everyday life: flat colour, one ink line, one warm disc. It decorates; the text beside it tells. */
export function Scene({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 360 260"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classNames('block w-full', className)}
    >
      {children}
    </svg>
  )
}

/** Limbs are strokes with round ends: sleeves, trousers, arms. */
export const skin = 'stroke-marigold-deep'
