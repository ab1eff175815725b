import type { ReactNode } from 'react'
import { classNames } from './class-names'

const tones = {
  neutral: 'bg-sunken text-fg-soft',
  accent: 'bg-accent-soft text-on-accent-soft',
  warn: 'bg-warn-soft text-on-warn-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
}

export type BadgeTone = keyof typeof tones

/** A status in one or two words, conveyed by text first and colour second. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      <span className="size-1.5 rounded-full bg-current" aria-hidden="true" />
      {children}
    </span>
  )
}
