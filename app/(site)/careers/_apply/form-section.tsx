import type { ReactNode } from 'react'

interface FormSectionProps {
  title: string
  children: ReactNode
}

/** Groups the fields of one section of the form, in two columns if there is room. */
export function FormSection({ title, children }: FormSectionProps) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-6 first-of-type:border-t-0 first-of-type:pt-0">
      {/* A floated legend is laid out like any other element. */}
      <legend className="float-left w-full font-display text-lg font-bold">{title}</legend>
      <div className="clear-both grid gap-5 pt-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
