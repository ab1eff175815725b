import { ArrowLeft } from 'lucide-react'
import type { Route } from 'next'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'

interface BackLinkProps {
  href: Route
  /** For example, "Back to messages". */
  label: string
  /** Further links, at the end of the line. */
  children?: ReactNode
}

/** Links from a record back to its list, above the heading. */
export function BackLink({ href, label, children }: BackLinkProps) {
  return (
    <div data-page-actions="last" className="mb-3 -ml-3 flex flex-wrap items-center justify-between gap-2">
      <ButtonLink href={href} size="sm" variant="ghost">
        <ArrowLeft />
        {label}
      </ButtonLink>
      {children}
    </div>
  )
}
