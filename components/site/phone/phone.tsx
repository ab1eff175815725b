import type { ReactNode } from 'react'
import { LazyDrawing } from '@/components/site/lazy-drawing'
import { classNames } from '@/components/ui/class-names'
import styles from './phone.module.css'

interface PhoneProps {
  /** A description of the drawing for screen readers. */
  label: string
  /** The name by which scripts/make/ finds the phone. */
  screen?: string
  className?: string
  /** Draws the phone together with the page instead of when its section is about to scroll into view. */
  isFirst?: boolean
  children: ReactNode
}

/** Draws a phone in HTML, which screen readers treat as a single image. It scales with its width. */
export function Phone({ label, screen, className, isFirst, children }: PhoneProps) {
  const drawing = (
    <>
      <StatusBar />
      {children}
    </>
  )
  return (
    <div role="img" aria-label={label} data-screen={screen} className={classNames(styles.phone, className)}>
      <div
        aria-hidden="true"
        className={classNames(styles.case, 'bg-ink shadow-lift ring-1 ring-neutral-700')}
      >
        <div
          className={classNames(
            styles.screen,
            'relative flex h-full flex-col overflow-hidden bg-paper text-ink',
          )}
        >
          {isFirst ? drawing : <LazyDrawing>{drawing}</LazyDrawing>}
        </div>
      </div>
    </div>
  )
}

function StatusBar() {
  return (
    <div className="flex items-center justify-between px-6 pt-3.5 pb-1 text-xs font-semibold tabular-nums">
      <span>9:41</span>
      <svg viewBox="0 0 44 12" className="h-3" fill="currentColor" aria-hidden="true">
        <path d="M0 8h3v4H0zM5 5h3v7H5zM10 2h3v10h-3z" />
        <rect x="20.5" y="1.5" width="19" height="9" rx="2.5" fill="none" stroke="currentColor" />
        <rect x="22" y="3" width="13" height="6" rx="1.2" />
        <path d="M41 4.5v3a2 2 0 0 0 0-3z" />
      </svg>
    </div>
  )
}
