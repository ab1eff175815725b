import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  children?: ReactNode
  /** A button or link to continue. */
  action?: ReactNode
}

/** Says that a list is empty, below a drawing of three days on which nothing has arrived. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-6 py-14 text-center">
      <svg viewBox="0 0 96 40" fill="none" aria-hidden="true" className="mb-5 w-24 text-line-strong">
        <g stroke="currentColor" strokeWidth="2" strokeLinecap="round">
          <path d="M4 28h6M32 28h6M60 28h6M86 28h6" />
          <g strokeDasharray="2 4">
            <circle cx="21" cy="28" r="8" pathLength="48" />
            <circle cx="49" cy="28" r="8" pathLength="48" />
            <circle cx="76" cy="28" r="8" pathLength="48" />
          </g>
        </g>
      </svg>
      <h2 className="text-lg font-semibold">{title}</h2>
      {children && (
        <div className="mt-1 w-full max-w-prose text-sm wrap-anywhere text-fg-soft">{children}</div>
      )}
      {action && <div className="mt-5 empty:hidden">{action}</div>}
    </div>
  )
}
