import type { ReactNode } from 'react'
import { ChevronDownIcon } from '@/components/ui/icons'

interface MenuProps {
  label: string
  className?: string
  children: ReactNode
}

/**
 * Renders a button and the panel it opens below the header. The browser opens and closes the panel, including on Esc
 * and outside clicks, so the menu works without JavaScript. `enhanceMenus` adds hover and arrow keys.
 */
export function Menu({ label, className, children }: MenuProps) {
  const id = `menu-${label.toLowerCase()}`
  return (
    <div data-menu="" className={className}>
      <button
        type="button"
        popoverTarget={id}
        // Avoid group-has-[:popover-open]: it makes browsers recalculate the styles of the whole page whenever focus
        // moves.
        className="flex min-h-11 items-center gap-1.5 rounded-md px-3.5 font-medium hover:bg-sunken has-[+:popover-open]:bg-sunken has-[+:popover-open]:[--turn:180deg]"
      >
        {label}
        <ChevronDownIcon className="size-4 text-fg-soft transition-transform rotate-(--turn,0deg)" />
      </button>
      {/* Positioned below the header at the top of the document, until the header becomes fixed. */}
      <div
        id={id}
        popover="auto"
        className="absolute inset-x-0 top-19 bottom-auto m-0 max-h-[calc(100dvh-4.75rem)] w-full overflow-y-auto border-y border-line bg-paper text-fg shadow-lift open:animate-enter group-data-stuck/header:fixed"
      >
        {children}
      </div>
    </div>
  )
}
