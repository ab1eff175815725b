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

/** What a visitor sees in place of what failed on our side. Its link is not the router's: after a fault a fresh start is better. */
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
