'use client'

import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { classNames } from './class-names'

interface MenuProps {
  /** The element that opens the menu, usually a button. */
  trigger: ReactElement
  align?: 'start' | 'end'
  children: ReactNode
}

/**
 * Shows a menu of commands. Its code is large (it positions itself and supports type-ahead), so use it only in the
 * admin.
 */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner align={align} sideOffset={6} className="z-40 outline-none">
          <BaseMenu.Popup className="min-w-48 rounded-md border border-line bg-surface p-1.5 text-fg shadow-lift outline-none">
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

/** Items under a heading. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className="px-2.5 py-1.5 text-xs text-fg-soft">{label}</BaseMenu.GroupLabel>
      {children}
    </BaseMenu.Group>
  )
}

type MenuItemProps = ComponentProps<typeof BaseMenu.Item> & { tone?: 'danger' }

/** Renders a command. `render` turns the item into a link. */
export function MenuItem({ tone, className, ...rest }: MenuItemProps) {
  return (
    <BaseMenu.Item
      {...rest}
      className={classNames(
        'flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2.5 text-sm outline-none select-none',
        'data-disabled:opacity-60 data-highlighted:bg-sunken',
        tone === 'danger' && 'text-danger',
        typeof className === 'string' && className,
      )}
    />
  )
}
