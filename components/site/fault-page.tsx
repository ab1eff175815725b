import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { StatusPage } from './status-page'

interface FaultPageProps {
  title: string
  /** A button or link that tries again. */
  retry: ReactNode
  other: { href: string; label: string }
  children: ReactNode
}

/**
 * Shown instead of a page when something failed on our side. The link reloads the page, because a fresh start is
 * safer after an error.
 */
export function FaultPage({ title, retry, other, children }: FaultPageProps) {
  return (
    <StatusPage
      title={title}
      picture="fallen"
      actions={
        <>
          {retry}
          <a href={other.href} className={buttonClass({ variant: 'secondary' })}>
            {other.label}
          </a>
        </>
      }
    >
      {children}
    </StatusPage>
  )
}
