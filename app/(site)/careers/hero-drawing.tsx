import type { CSSProperties } from 'react'
import { COLLEAGUES, Colleague } from '@/components/site/colleague'
import { classNames } from '@/components/ui/class-names'

/** Phones only have room for the last steps. */
const ON_PHONE = 5
/** The order in which steps become vacant, starting with two that phones show. Half of the people always stay. */
const vacancyOrder = [8, 6, 3, 1, 4]

const steps = [...Array(COLLEAGUES).keys()].toReversed()

/** Draws people on the steps of the plan, with a vacant place for each open position, up to five. */
export function HeroDrawing({ vacancies }: { vacancies: number }) {
  const vacantSteps = new Set(vacancyOrder.slice(0, vacancies))
  return (
    <div
      aria-hidden="true"
      className="mt-8 flex flex-row-reverse items-end [--rise:0.07rem] md:-mt-20 md:[--rise:0.11rem] lg:-mt-48 lg:[--rise:0.18rem]"
    >
      {/* The tallest comes first, and the widths are fixed, so that nothing moves while the page arrives. */}
      {steps.map((step) => (
        <div
          key={step}
          className={classNames(
            'flex w-1/5 flex-col items-center md:w-1/10',
            step < COLLEAGUES - ON_PHONE && 'max-md:hidden',
          )}
        >
          <Colleague index={step} isVacant={vacantSteps.has(step)} className="-mb-px w-[92%] max-w-36" />
          <div
            // The steps rise slowly below the text and quickly next to it.
            className="h-[calc(2rem+var(--lift)*var(--rise))] w-full bg-brand"
            style={{ '--lift': step * (step + 3) } as CSSProperties}
          />
        </div>
      ))}
    </div>
  )
}
