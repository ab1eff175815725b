'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import { useReadOnly } from './read-only'

interface ReadyFieldsProps {
  className?: string
  children: ReactNode
}

const never = () => () => {}

/**
 * Wraps the fields of a form that only works with JavaScript. They stay disabled on screens that are read-only for
 * this person, and are disabled until the script is ready, because earlier input would be overwritten, and Save would
 * reload the page and lose it. They look enabled (theme.css), because the script is ready within a moment.
 */
export function ReadyFields({ className = '', children }: ReadyFieldsProps) {
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const isReadOnly = useReadOnly()
  return (
    <fieldset
      disabled={!isReady || isReadOnly}
      data-unready={isReady || isReadOnly ? undefined : ''}
      className={`min-w-0 ${className}`}
    >
      {children}
    </fieldset>
  )
}
