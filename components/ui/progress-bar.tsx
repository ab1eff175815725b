import type { ComponentProps } from 'react'
import { classNames } from './class-names'

/** Shows progress in the accent color, because native progress bars look different in every browser. */
export function ProgressBar({ className, ...rest }: ComponentProps<'progress'>) {
  return (
    <progress
      {...rest}
      className={classNames(
        'appearance-none overflow-hidden rounded-full bg-accent-soft forced-colors:appearance-auto',
        '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-accent-soft [&::-webkit-progress-value]:bg-accent',
        className,
      )}
    />
  )
}
