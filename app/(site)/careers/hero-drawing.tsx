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
const vacancyOrder = [10, 8, 3, 6, 1, 5]

/** Draws the team on the steps of the plan, with a vacant place for each open position, up to six. */
export function HeroDrawing({ vacancies }: { vacancies: number }) {
  const vacantSteps = new Set(vacancyOrder.slice(0, vacancies))
  return (
    <div
      aria-hidden="true"
      className="mt-8 flex flex-row-reverse items-end [--rise:0.065rem] md:-mt-20 md:[--rise:0.12rem] lg:-mt-56 lg:[--rise:0.165rem]"
    >
      {/* The tallest comes first, and the widths are fixed, so that nothing moves while the page arrives. */}
      {team
        .map((look, step) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps in a drawing never move
            key={step}
            className={classNames(
              'flex w-1/6 flex-col items-center md:w-1/12',
              step < team.length - ON_PHONE && 'max-md:hidden',
            )}
          >
            <Person
              look={look}
              isVacant={vacantSteps.has(step)}
              className="relative -mb-px w-[72%] max-w-14 lg:max-w-20"
            />
            <div
              // Steps grow quadratically: slowly below the text, quickly next to it.
              className="h-[calc(0.75rem+var(--square)*var(--rise))] w-full bg-brand"
              style={{ '--square': step * step } as CSSProperties}
            />
          </div>
        ))
        .toReversed()}
    </div>
  )
}
