import type { ReactNode } from 'react'
import { classNames } from './class-names'

const tones = {
  danger: 'border-danger bg-danger-soft text-on-danger-soft',
  accent: 'border-accent bg-accent-soft text-on-accent-soft',
  warn: 'border-on-warn-soft bg-warn-soft text-on-warn-soft',
}

interface NoticeProps {
  tone?: keyof typeof tones
  children: ReactNode
}

/** Shows a message above a form or list. A danger notice interrupts screen readers; others wait. */
export function Notice({ tone = 'danger', children }: NoticeProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames('rounded-md border px-4 py-3 text-sm font-medium', tones[tone])}
    >
      {children}
    </div>
  )
}
