import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Route } from 'next'
import { buttonClass, iconButtonClass } from '@/components/ui/button'
import { StepLink } from '@/components/ui/step-link'

interface NeighborLinksProps {
  /** The singular noun, such as "application". */
  noun: string
  /** The URLs; null at either end of the list. */
  previous: string | null
  next: string | null
  /** In a side panel, shows only icons, and the list keeps its place in the browser's history. */
  isInPanel?: boolean
}

/** Links to the previous and next record of the list. The shell activates them with the keys K and J. */
export function NeighborLinks({ noun, previous, next, isInPanel = false }: NeighborLinksProps) {
  return (
    <nav aria-label="Previous and next in the list" className={isInPanel ? 'flex' : 'flex gap-2 max-sm:ml-3'}>
      <Step href={previous} shortcut="K" label="Previous" noun={noun} isInPanel={isInPanel} />
      <Step href={next} shortcut="J" label="Next" noun={noun} isInPanel={isInPanel} />
    </nav>
  )
}

interface StepProps {
  href: string | null
  shortcut: 'J' | 'K'
  label: string
  noun: string
  isInPanel: boolean
}

function Step({ href, shortcut, label, noun, isInPanel }: StepProps) {
  const linkClass = isInPanel ? iconButtonClass : buttonClass({ variant: 'secondary', size: 'sm' })
  return (
    <StepLink
      href={href ? (href as Route) : undefined}
      {...(isInPanel && { replace: true, scroll: false })}
      aria-keyshortcuts={shortcut}
      title={`${label} ${noun} (${shortcut})`}
      className={linkClass}
    >
      {shortcut === 'K' && <ChevronLeft />}
      <span className={isInPanel ? 'sr-only' : undefined}>{label}</span>
      {shortcut === 'J' && <ChevronRight />}
    </StepLink>
  )
}
