import type { ReactNode } from 'react'
import { PhoneScreen } from '@/components/site/phone/screens'
import { Section } from '@/components/site/section'
import { classNames } from '@/components/ui/class-names'
import type { FeatureScreen } from '@/lib/landing/schema'
import { StepCarousel } from './step-carousel'

const titles = [
  'Create personalized payouts',
  'Plan & Analyze with AI.',
  'Track payments in real-time.',
  'Get In-depth Insights.',
] as const

export function HowItWorks() {
  return (
    <Section id="how-it-works">
      <StepCarousel titles={titles} heading="One deposit, then automatic payouts.">
        <Step title={titles[0]} screen="schedule" className="bg-mint">
          Deposit a lump sum and have it paid out weekly, bi-weekly or monthly. You see every date before
          anything is locked.
        </Step>
        <Step title={titles[1]} screen="chat" className="bg-brand text-white">
          Tell the assistant in one line how long your money has to last. It suggests dates and amounts, and
          you lock in the plan when it works for you.
        </Step>
        <Step title={titles[2]} screen="calendar" className="bg-marigold-soft">
          Every payout is on your calendar in advance, and turns green once it reaches your bank account.
        </Step>
        <Step title={titles[3]} screen="insights" className="bg-mint-deep">
          See where your last payout went, which days cost you most, and what will be left by the next payout.
        </Step>
      </StepCarousel>
    </Section>
  )
}

interface StepProps {
  title: string
  screen: FeatureScreen
  className: string
  children: ReactNode
}

/** Shows one step. The phone is taller than the panel, which cuts it off at its lower edge. */
function Step({ title, screen, className, children }: StepProps) {
  return (
    <div
      className={classNames(
        'grid h-full overflow-hidden rounded-lg px-6 pt-7 sm:px-10 md:grid-cols-[1fr_auto] md:gap-x-10 md:pt-0 lg:px-16 xl:px-20',
        className,
      )}
    >
      <div className="self-center md:py-12">
        <h3 className="max-w-[15ch] font-display text-3xl font-bold tracking-tight lg:max-w-[14.5ch] lg:text-4xl">
          {title}
        </h3>
        <p className="mt-4 max-w-[42ch] text-lg lg:mt-6 lg:max-w-[38ch] lg:text-xl">{children}</p>
      </div>
      <PhoneScreen
        screen={screen}
        className="-mb-45 mt-6 w-full max-w-68 justify-self-center md:mt-9 md:-mb-44 md:w-76 lg:mt-7 lg:-mb-45 lg:w-72 lg:max-w-none xl:mr-16"
      />
    </div>
  )
}
