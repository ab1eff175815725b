import type { Route } from 'next'
import type { ReactNode } from 'react'
import { iconButtonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'

interface RowLinkProps {
  href: string
  label: string
  /** The tooltip, if it is shorter than the label. */
  title?: string
  /** Opens in a new tab. */
  isNewTab?: boolean
  /** The key that opens this link while its row has focus. */
  shortcut?: 'E' | 'R'
  /** An icon. */
  children: ReactNode
}

/** Renders an icon link at the end of a row. */
export function RowLink({ href, label, title = label, isNewTab, shortcut, children }: RowLinkProps) {
  if (!isNewTab)
    return (
      <Link
        href={href as Route}
        aria-label={label}
        aria-keyshortcuts={shortcut}
        title={title}
        className={iconButtonClass}
      >
        {children}
      </Link>
    )
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={`${label} (opens in a new tab)`}
      title={title}
      className={iconButtonClass}
    >
      {children}
    </a>
  )
}
