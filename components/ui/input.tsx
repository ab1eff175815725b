import type { ComponentProps } from 'react'
import { classNames } from './class-names'

/** The classes that text inputs and selects share. */
export const control = classNames(
  'w-full rounded-md border border-line-strong bg-surface px-3.5 text-base text-fg placeholder:text-fg-soft',
  'transition-colors hover:border-fg-soft aria-invalid:border-danger',
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-fg-soft read-only:bg-sunken',
)

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(control, 'min-h-11', className)} />
}

/** Asks a visitor for their email address. */
export const EmailInput = (props: ComponentProps<'input'>) => (
  <Input
    name="email"
    type="email"
    required
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
)

/** Renders a text area without a frame, which grows with its text. */
export function PageTextarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      className={classNames(
        '-ml-4 field-sizing-content resize-none border-l-2 border-transparent bg-transparent pl-3.5 text-fg',
        'placeholder:text-fg-soft focus-visible:border-accent focus-visible:outline-none aria-invalid:border-danger',
        className,
      )}
    />
  )
}

/** Renders a text area that is at least `rows` lines high and grows with its text. */
export function Textarea({ className, rows = 6, ...rest }: ComponentProps<'textarea'>) {
  // A text area shows longer text in its padding, too. The bottom padding is too small for the top of another line.
  const style = { minHeight: `calc(${rows}lh + 1rem)` }
  return (
    <textarea
      rows={rows}
      style={style}
      {...rest}
      className={classNames(control, 'block field-sizing-content max-h-[60vh] pt-2.5 pb-1', className)}
    />
  )
}
