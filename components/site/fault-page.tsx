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
 * Replaces a page when something failed on our side. `other` is a plain link, because after an error a full page load
 * is safer than client-side navigation.
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
