import { classNames } from '@/components/ui/class-names'
import colleagues from './colleagues.svg'

/** How many people colleagues.svg shows (scripts/make/portraits/colleagues.mjs). */
export const COLLEAGUES = 10

/** Draws someone at work who is nobody in particular, or the outline of someone who has not been hired yet. */
export function Colleague({
  index,
  isVacant,
  className,
}: {
  /** The place in colleagues.svg, from 0. */
  index: number
  isVacant: boolean
  className: string
}) {
  if (isVacant)
    return (
      <svg viewBox="22 0 276 320" aria-hidden="true" className={classNames('block', className)}>
        <g strokeWidth="8" strokeDasharray="18 15" className="fill-paper stroke-brand">
          <path d="M38 316c4-48 38-72 98-86q24 18 48 0c60 14 94 38 98 86z" />
          <path d="M104 132c0-44 24-70 56-70s56 26 56 70c0 50-24 80-56 80s-56-30-56-80z" />
        </g>
      </svg>
    )
  return (
    <div
      className={classNames('aspect-[276/320] bg-[length:auto_100%]', className)}
      style={{
        backgroundImage: `url(${colleagues.src})`,
        backgroundPosition: `${(index / (COLLEAGUES - 1)) * 100}% 0`,
      }}
    />
  )
}
