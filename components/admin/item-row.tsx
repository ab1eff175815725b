import type { Route } from 'next'
import type { ComponentProps, ReactNode } from 'react'
import { iconButtonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { DeleteButton } from './delete-button'
import { type Change, describeChange } from './describe-change'
import { IfMayChange } from './role'
import { RowIcon } from './row-icon'

interface ItemTextProps {
  /** The URL of the item's form, a dialog over the list. */
  href: Route
  name: string
  lastChange: Change
  /** A short line above the name. */
  above?: ReactNode
  children: ReactNode
}

// The list stays in place, and its page already contains everything the form needs.
const overList = { scroll: false, prefetch: false } as const

/** Shows a row of a sortable list: name, text, and who changed it last. */
export function ItemText({ href, name, lastChange, above, children }: ItemTextProps) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1 wrap-anywhere">
      {above && <p className="text-xs font-semibold text-fg-soft">{above}</p>}
      <Link href={href} {...overList} className="font-semibold underline-offset-4 hover:underline">
        {name}
      </Link>
      {/* Line breaks become spaces, because text truncated after a period would end in four dots. */}
      <p className="line-clamp-2 text-sm max-md:max-w-prose md:line-clamp-1 text-fg-soft">{children}</p>
      {lastChange && <p className="text-xs text-fg-soft">{describeChange(lastChange)}</p>}
    </div>
  )
}

/** Shows the Edit and Delete buttons of a row. */
export function ItemActions<Input extends { id: string }>({
  href,
  ...deletion
}: Pick<ItemTextProps, 'href'> & ComponentProps<typeof DeleteButton<Input>>) {
  const label = `Edit ${deletion.name}`
  return (
    <IfMayChange>
      <Link
        href={href}
        {...overList}
        aria-label={label}
        aria-keyshortcuts="E"
        title={label}
        className={iconButtonClass}
      >
        <RowIcon name="pencil" />
      </Link>
      <DeleteButton {...deletion} />
    </IfMayChange>
  )
}
