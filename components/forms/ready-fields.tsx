'use client'

import { type ReactNode, useSyncExternalStore } from 'react'

interface ReadyFieldsProps {
  className?: string
  children: ReactNode
}

const never = () => () => {}

/**
 * The fields of a form that only a script sends. Until it is there they are off: what is typed earlier would be overwritten, and Save
 * would reload the page and lose it all. They look as ever (theme.css), for it is a moment.
 */
export function ReadyFields({ className = '', children }: ReadyFieldsProps) {
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <fieldset disabled={!isReady} data-unready={isReady ? undefined : ''} className={`min-w-0 ${className}`}>
      {children}
    </fieldset>
  )
}
