import { classNames } from './class-names'

/** A grey shape of the size that is to come: give it width and height. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block animate-pulse rounded-sm bg-sunken', className)} />
  )
}
