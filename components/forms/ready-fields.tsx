'use client'

import type { ReactNode } from 'react'
import { useIsReady } from '@/components/ui/use-is-ready'
import { useReadOnly } from './read-only'

interface ReadyFieldsProps {
  className?: string
  children: ReactNode
}

/**
 * Wraps the fields of a form that only works with JavaScript. Disables them until the script is ready: earlier input
 * would be overwritten, and Save would reload the page. Until then they look enabled (theme.css), because it only takes
 * a moment. Fields on screens that are read-only for this person stay disabled.
 */
export function ReadyFields({ className = '', children }: ReadyFieldsProps) {
  const isReady = useIsReady()
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
