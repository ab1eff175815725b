import type { ReactNode } from 'react'
import { LateDrawing } from '@/components/site/late-drawing'

/**
 * A drawing of everyday life: flat colour, one ink line, one warm disc. It is decorative; the text next to it says
 * everything.
 */
export function Scene({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <div className="aspect-[360/260]">
        <LateDrawing>
          <svg
            viewBox="0 0 360 260"
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
            className="block w-full"
          >
            {children}
          </svg>
        </LateDrawing>
      </div>
    </div>
  )
}

/** Limbs are strokes with round ends: sleeves, trousers, arms. */
export const skin = 'stroke-marigold-deep'
