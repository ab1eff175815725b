import type { ReactNode } from 'react'

interface ErrorStateProps {
  title: string
  children?: ReactNode
  /** Usually a Try Again button. */
  action?: ReactNode
}

/** Describes what failed and how to continue. */
export function ErrorState({ title, children, action }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-14 text-center">
      <svg viewBox="0 0 40 40" fill="none" aria-hidden="true" className="mb-5 size-10 text-danger">
        <circle cx="20" cy="20" r="17" stroke="currentColor" strokeWidth="2" />
        <path d="M20 11v11" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        <circle cx="20" cy="28" r="2" fill="currentColor" />
      </svg>
      <h2 className="text-lg font-semibold">{title}</h2>
      {children && <div className="mt-1 max-w-prose text-sm text-fg-soft">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
