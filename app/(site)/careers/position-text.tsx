import { classNames } from '@/components/ui/class-names'
import type { OpenPosition } from '@/lib/careers/queries'

/** Shows the key facts of a position in one line. */
export function PositionFacts({ position, className }: { position: OpenPosition; className?: string }) {
  const { department, location, type } = position
  return (
    <ul className={classNames('flex flex-wrap items-center gap-x-4 gap-y-1 wrap-anywhere', className)}>
      <li className="font-semibold text-brand">{department}</li>
      <li>{location}</li>
      <li>{type}</li>
    </ul>
  )
}

/** Shows the salary, or nothing if it is undisclosed. */
export function Salary({ position, className }: { position: OpenPosition; className?: string }) {
  const { salary, salaryKobo } = position
  if (!salary) return null
  return (
    <p className={classNames('wrap-anywhere', className)}>
      <span className="sr-only">Salary: </span>
      <span className="font-display text-xl font-bold tabular-nums">{salary}</span>
      {salaryKobo && <span className="text-sm text-fg-soft"> a year</span>}
    </p>
  )
}

/** Lists the requirements, each marked with a step of the stairs. */
export function Requirements({ items, className }: { items: string[]; className?: string }) {
  return (
    <ul className={classNames('grid gap-2.5', className)}>
      {items.map((item) => (
        <li key={item} className="relative pl-7 wrap-anywhere">
          <svg viewBox="0 0 16 16" aria-hidden="true" className="absolute top-1.5 left-0 size-4">
            <path d="M0 16V6h6v4h6v6z" className="fill-brand" />
            <circle cx="12.500" cy="4.500" r="3.500" className="fill-marigold" />
          </svg>
          {item}
        </li>
      ))}
    </ul>
  )
}

export function Description({ text, className }: { text: string; className?: string }) {
  return <p className={classNames('wrap-anywhere whitespace-pre-line', className)}>{text}</p>
}
