import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

interface FormSectionProps {
  title: string
  /** Below the title. */
  note?: string
  children: ReactNode
}

/** One of the form's four parts. Two columns where there is room. */
export function FormSection({ title, note, children }: FormSectionProps) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-6">
      <legend className="float-left w-full font-display text-lg font-bold">{title}</legend>
      <div className={classNames('clear-both grid gap-5 pt-4 sm:grid-cols-2')}>
        {note && <p className="-mt-3 text-sm text-fg-soft sm:col-span-2">{note}</p>}
        {children}
      </div>
    </fieldset>
  )
}
