import type { ReactNode } from 'react'

interface PageHeaderProps {
  title: string
  description?: ReactNode
  /** Buttons and links; the primary one last. */
  actions?: ReactNode
}

/** Renders the top of an admin screen, with its only h1. On phones, the actions are beside it, and long titles wrap. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 md:mb-5 md:items-end md:gap-x-6 md:gap-y-4">
      <div className="min-w-0 max-md:contents">
        {/* Receives focus when the last row of a list is deleted. */}
        <h1
          tabIndex={-1}
          className="font-display text-2xl font-bold max-md:max-w-full max-md:flex-1 md:wrap-anywhere"
        >
          {title}
        </h1>
        {description && (
          <p className="text-sm text-fg-soft max-md:order-last max-md:w-full md:mt-1 [&_.badge]:mr-1">
            {description}
          </p>
        )}
      </div>
      {actions && (
        <div data-page-actions="" className="flex flex-wrap gap-2">
          {actions}
        </div>
      )}
    </div>
  )
}
