import { classNames } from './class-names'

/** Shows a gray placeholder for content that is loading. Set its width and height. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('skeleton', className)} />
}
