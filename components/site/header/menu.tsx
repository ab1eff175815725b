import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { ChevronDownIcon } from '@/components/ui/icons'

interface MenuProps {
  label: string
  className?: string
  children: ReactNode
}

/**
 * A button and the panel it opens below the header. The browser opens and closes it, also on Esc and outside clicks,
 * so it works without JavaScript. `tendMenus` adds hovering and arrow keys.
 */
export function Menu({ label, className, children }: MenuProps) {
  const id = `menu-${label.toLowerCase()}`
  return (
    <div data-menu="" className={classNames('group/menu', className)}>
      <button
        type="button"
        popoverTarget={id}
        className="flex min-h-11 items-center gap-1.5 rounded-md px-3.5 font-medium group-has-[:popover-open]/menu:bg-sunken hover:bg-sunken"
      >
        {label}
        <ChevronDownIcon className="size-4 text-fg-soft transition-transform group-has-[:popover-open]/menu:rotate-180" />
      </button>
      {/* Placed at the top of the document, below the header, until the header becomes fixed. */}
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
