import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'

interface BothVersionsProps {
  /** The differing parts, with labels if there are several. */
  parts: { label?: string; saved: ReactNode; yours: ReactNode }[]
  /** The button that overwrites the saved version. */
  overwrite: ReactNode
  onUseSaved: () => void
  className?: string
  /** Shown above the versions. */
  children?: ReactNode
}

/** Shows both versions side by side after an outdated save, and lets the person choose. */
export function BothVersions({ parts, overwrite, onUseSaved, className, children }: BothVersionsProps) {
  return (
    <section
      aria-label="Both versions"
      data-both-versions=""
      tabIndex={-1}
      className={classNames('grid scroll-my-24 gap-4 rounded-md border border-line-strong p-4', className)}
    >
      {children}
      {parts.map(({ label, saved, yours }) => (
        <div key={label ?? ''}>
          {label && <h2 className="mb-2 text-sm font-semibold">{label}</h2>}
          <div className="grid gap-3 md:grid-cols-2">
            <Version label="Saved">{saved}</Version>
            <Version label="Yours">{yours}</Version>
          </div>
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        {overwrite}
        <Button size="sm" variant="secondary" onClick={onUseSaved}>
          Use the saved version
        </Button>
      </div>
    </section>
  )
}

function Version({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="rounded-sm bg-sunken px-3 py-2 text-sm">
      <p className="text-xs font-semibold text-fg-soft">{label}</p>
      <div className="mt-1 max-h-48 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
        {children || '(empty)'}
      </div>
    </div>
  )
}
