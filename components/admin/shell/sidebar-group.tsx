import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '@/components/ui/class-names'

interface SidebarGroupProps {
  label: string
  isFolded: boolean
  onFold: () => void
  /** Shown while the group is collapsed. */
  count: ReactNode
  children: ReactNode
}

/**
 * A group of links under a heading that collapses it. Collapsed links stay in the document, because shortcuts click
 * them.
 */
export function SidebarGroup({ label, isFolded, onFold, count, children }: SidebarGroupProps) {
  const id = useId()
  return (
    <div>
      <button
        type="button"
        aria-expanded={!isFolded}
        aria-controls={id}
        onClick={onFold}
        className="flex min-h-10 w-full items-center gap-1 rounded-sm px-2.5 text-xs font-semibold text-fg-soft hover:text-fg lg:min-h-6"
      >
        {label}
        <ChevronDown size={14} className={classNames('transition-transform', isFolded && '-rotate-90')} />
        {isFolded && count}
      </button>
      <div id={id} hidden={isFolded}>
        {children}
      </div>
    </div>
  )
}
