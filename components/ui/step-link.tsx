'use client'

import { type ComponentProps, useRef } from 'react'
import { Link } from './link'

interface StepLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'ref'> {
  /** Omitted if there is no such page. */
  href?: ComponentProps<typeof Link>['href'] | undefined
}

/**
 * Renders a link to the previous or next page. Where there is none, a disabled button replaces the link and takes over
 * its focus, which would otherwise be lost on the first or last page.
 */
export function StepLink({ href, ...rest }: StepLinkProps) {
  const hadFocus = useRef(false)
  if (href)
    return (
      <Link
        {...rest}
        href={href}
        ref={(link) => () => {
          hadFocus.current = link !== null && link === document.activeElement
        }}
      />
    )
  const { className, children, 'aria-keyshortcuts': shortcut } = rest
  return (
    <button
      type="button"
      aria-disabled="true"
      aria-keyshortcuts={shortcut}
      className={className}
      ref={(button) => {
        if (hadFocus.current) button?.focus()
        hadFocus.current = false
      }}
    >
      {children}
    </button>
  )
}
