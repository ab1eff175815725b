import type { ReactNode } from 'react'
import { FeeFact } from '@/components/site/fee-fact'

interface PlanFrameProps {
  sum: ReactNode
  picture: ReactNode
  list: ReactNode
  actions: ReactNode
}

/** Lays out a plan next to and below the form. */
export function PlanFrame({ sum, picture, list, actions }: PlanFrameProps) {
  return (
    <>
      <div className="flex flex-col border-line max-lg:border-t lg:border-l">
        <div className="min-h-44 px-6 pt-6 pb-8 sm:px-8 md:min-h-36 lg:px-10 lg:pt-9">{sum}</div>
        <div className="relative z-1 h-36 md:h-52 lg:h-auto lg:grow">{picture}</div>
      </div>
      <div className="grid bg-ink text-neutral-300 lg:col-span-2 lg:grid-cols-[24rem_1fr]">
        <div className="px-6 pt-9 sm:px-8 lg:order-2 lg:px-10 lg:py-10">{list}</div>
        <div className="flex flex-wrap content-start gap-3 px-6 pt-4 pb-9 sm:px-8 lg:px-10 lg:py-10">
          {actions}
          <p className="mt-2 text-sm lg:mt-4">
            <FeeFact />
          </p>
        </div>
      </div>
    </>
  )
}
