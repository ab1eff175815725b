import type { Route } from 'next'
import type { ReactNode } from 'react'
import { iconButtonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'

/** The icons at the end of a row, a button that a dialog belongs to included. */
export const rowIconsClass = 'flex justify-end md:[&>:not(dialog)]:max-h-9 md:[&>:not(dialog)]:max-w-9'

interface RowLinkProps {
  href: string
  label: string
  /** Shown to the pointer, where it says less than the label. */
  title?: string
  /** Opens in a new tab. */
  isOuter?: boolean
  /** An icon. */
  children: ReactNode
}

/** An icon of a row that leads somewhere. */
export function RowLink({ href, label, title = label, isOuter, children }: RowLinkProps) {
  if (!isOuter)
    return (
      <Link href={href as Route} aria-label={label} title={title} className={iconButtonClass}>
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
