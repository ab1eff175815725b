import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '@/components/ui/class-names'

interface SidebarGroupProps {
  label: string
  isCollapsed: boolean
  onToggle: () => void
  /** Shown while the group is collapsed. */
  count: ReactNode
  children: ReactNode
}

/**
 * Shows a group of links under a heading that collapses the group. Collapsed links stay in the document, because
 * shortcuts click them.
 */
export function SidebarGroup({ label, isCollapsed, onToggle, count, children }: SidebarGroupProps) {
  const id = useId()
  return (
    <div>
      <button
        type="button"
        aria-expanded={!isCollapsed}
        aria-controls={id}
        onClick={onToggle}
        className="flex min-h-10 w-full items-center gap-1 rounded-sm px-2.5 text-xs font-semibold text-fg-soft hover:text-fg lg:min-h-6"
      >
        {label}
        <ChevronDown size={14} className={classNames('transition-transform', isCollapsed && '-rotate-90')} />
        {isCollapsed && count}
      </button>
      <div id={id} hidden={isCollapsed}>
        {children}
      </div>
    </div>
  )
}
