import type { CSSProperties } from 'react'
import { Person, type PersonLook } from '@/components/site/person'
import { classNames } from '@/components/ui/class-names'

const team: PersonLook[] = [
  ...(['cap', 'round', 'bun', 'veil', 'round', 'wrap'] as const),
  ...(['cap', 'veil', 'bun', 'cap', 'wrap', 'round'] as const),
]
/** Phones only have room for the last steps. */
const ON_PHONE = 6
/** The order in which steps become vacant, mixing the last steps and the others. Half of the team always stays. */
const freeOrder = [10, 8, 3, 6, 1, 5]

/** Draws the team on the steps of the plan, with a vacant place for each open position, up to six. */
export function HeroDrawing({ free }: { free: number }) {
  const freeSteps = new Set(freeOrder.slice(0, free))
  return (
    <div
      aria-hidden="true"
      className="mt-8 flex items-end [--rise:0.065rem] md:-mt-20 md:[--rise:0.12rem] lg:-mt-56 lg:[--rise:0.165rem]"
    >
      {team.map((look, step) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps in a drawing never move
          key={step}
          className={classNames(
            'flex flex-1 flex-col items-center',
            step < team.length - ON_PHONE && 'max-md:hidden',
          )}
        >
          <Person
            look={look}
            isVacant={freeSteps.has(step)}
            className="relative -mb-px w-[72%] max-w-14 lg:max-w-20"
          />
          <div
            // Steps grow quadratically: slowly below the text, quickly next to it.
            className="h-[calc(0.75rem+var(--square)*var(--rise))] w-full bg-brand"
            style={{ '--square': step * step } as CSSProperties}
          />
        </div>
      ))}
    </div>
  )
}
