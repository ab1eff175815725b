import type { ReactNode } from 'react'
import { classNames } from './class-names'

const tones = {
  neutral: 'bg-sunken text-fg-soft',
  accent: 'bg-accent-soft text-on-accent-soft',
  warn: 'bg-warn-soft text-on-warn-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
}

export type BadgeTone = keyof typeof tones

/** Returns the classes that make another element look like a badge. */
export const badgeClass = (tone: BadgeTone) => classNames('badge', tones[tone])

/** Shows a status in one or two words, conveyed by text first and color second. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={badgeClass(tone)}>{children}</span>
}
