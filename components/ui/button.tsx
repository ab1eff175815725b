import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { Spinner } from './spinner'

type Variant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'highlight'
type Size = 'sm' | 'md' | 'lg'

export interface Look {
  variant?: Variant
  size?: Size
}

// All variants have a border, because forced colors remove backgrounds but show transparent borders.
const variants: Record<Variant, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border-line-strong bg-surface text-fg hover:bg-sunken',
  ghost: 'border-transparent text-fg hover:bg-sunken',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-hover',
  highlight: 'border-transparent bg-marigold text-ink hover:bg-marigold/85',
}

const sizes: Record<Size, string> = {
  sm: 'min-h-9 rounded-sm px-3 text-sm',
  md: 'min-h-11 rounded-md px-4.5 text-base',
  lg: 'min-h-14 rounded-md px-7 text-lg',
}

/** Returns the classes that make another element look like a button. */
export function buttonClass({ variant = 'primary', size = 'md' }: Look = {}) {
  return classNames('button', variants[variant], sizes[size])
}

type ButtonProps = ComponentProps<'button'> & Look & { loading?: boolean }

/**
 * Renders a button. While `disabled` or `loading`, it ignores clicks but keeps focus. While `loading`, it shows a spinner
 * before the label, which should say what is happening.
 */
export function Button({
  variant,
  size,
  loading,
  disabled,
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const isInactive = disabled || loading
  return (
    <button
      type="button"
      {...rest}
      // The `disabled` attribute would take focus away.
      aria-disabled={isInactive || undefined}
      onClick={isInactive ? preventDefault : onClick}
      aria-busy={loading || undefined}
      className={classNames(buttonClass({ variant, size }), className)}
    >
      {loading && <Spinner />}
      {children}
    </button>
  )
}

const preventDefault = (event: { preventDefault: () => void }) => event.preventDefault()

/** The class that makes a link look like an icon button. */
export const iconButtonClass = 'icon-button'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & { label: string }

/** Renders a square button with only an icon. The label is its accessible name and tooltip. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(iconButtonClass, className)}
    />
  )
}
