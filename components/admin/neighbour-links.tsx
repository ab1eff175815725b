import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Route } from 'next'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'

interface NeighbourLinksProps {
  /** The singular noun, such as "application". */
  noun: string
  /** The URLs; null at either end of the list. */
  previous: string | null
  next: string | null
}

/** Links to the previous and next record of the list. The shell activates them with the keys K and J. */
export function NeighbourLinks({ noun, previous, next }: NeighbourLinksProps) {
  return (
    <nav aria-label="Previous and next in the list" className="flex gap-2 max-sm:ml-3">
      <Step href={previous} shortcut="K" label="Previous" noun={noun} />
      <Step href={next} shortcut="J" label="Next" noun={noun} />
    </nav>
  )
}

interface StepProps {
  href: string | null
  shortcut: 'J' | 'K'
  label: string
  noun: string
}

function Step({ href, shortcut, label, noun }: StepProps) {
  const look = buttonClass({ variant: 'secondary', size: 'sm' })
  const content = (
    <>
      {shortcut === 'K' && <ChevronLeft />}
      {label}
      {shortcut === 'J' && <ChevronRight />}
    </>
  )
  if (!href)
    return (
      <button type="button" disabled className={look}>
        {content}
      </button>
    )
  return (
    <Link
      href={href as Route}
      aria-keyshortcuts={shortcut}
      title={`${label} ${noun} (${shortcut})`}
      className={look}
    >
      {content}
    </Link>
  )
}
