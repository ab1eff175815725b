import type { ComponentProps } from 'react'
import { buttonClass } from './button'
import type { Link } from './link'
import { StepLink } from './step-link'

type Target = ComponentProps<typeof Link>['href']

interface PaginationProps {
  /** Omitted if there is no such page. */
  previous?: Target
  next?: Target
  /** Text such as "51-100 of about 12,000". */
  summary: string
}

/** Shows a summary of a list, and links to its other pages if there are any. */
export function Pagination({ previous, next, summary }: PaginationProps) {
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-fg-soft tabular-nums">{summary}</p>
      {(previous || next) && (
        <div className="flex gap-2">
          <Step href={previous} rel="prev" label="Previous" />
          <Step href={next} rel="next" label="Next" />
        </div>
      )}
    </nav>
  )
}

function Step({ href, rel, label }: { href?: Target; rel: string; label: string }) {
  return (
    <StepLink
      href={href}
      rel={rel}
      scroll={false}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      {label}
    </StepLink>
  )
}
