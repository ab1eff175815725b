import type { ReactNode } from 'react'
import { Section, SectionLead, SectionTitle } from '@/components/site/section'
import { classNames } from '@/components/ui/class-names'
import {
  HealthDrawing,
  LearningDrawing,
  LeaveDrawing,
  LightDrawing,
  PlaceDrawing,
  ShareDrawing,
} from './benefit-drawings'

export function Benefits() {
  return (
    <Section id="benefits" background="mint">
      <SectionTitle sectionId="benefits">What we offer</SectionTitle>
      <SectionLead>
        We publish the salary for every role. Every role also comes with these six benefits.
      </SectionLead>
      <div className="mt-12 grid gap-5 md:grid-cols-2 lg:grid-cols-12">
        <Benefit
          title="Unlimited PTO"
          isLarge
          drawing={<LeaveDrawing />}
          className="bg-brand text-white md:col-span-2 lg:col-span-6 lg:row-span-2"
        >
          Paid time off without a fixed limit. Take what you need; your manager will only step in if you take
          too little.
        </Benefit>
        <Benefit
          title="Health insurance"
          isWide
          drawing={<HealthDrawing />}
          className="bg-paper md:col-span-2 lg:col-span-6"
        >
          For you and your family, from your first day.
        </Benefit>
        <Benefit title="Power and data" drawing={<LightDrawing />} className="bg-marigold-soft lg:col-span-3">
          An allowance for electricity and internet, wherever you work.
        </Benefit>
        <Benefit title="Home or office" drawing={<PlaceDrawing />} className="bg-mint-deep lg:col-span-3">
          In a remote role, you work from home. In a Lagos role, you split your time between home and the
          office.
        </Benefit>
        <Benefit
          title="Time to learn"
          isWide
          drawing={<LearningDrawing />}
          className="bg-white md:col-span-2 lg:col-span-6"
        >
          We pay for courses, books and exams, and you can study during working hours.
        </Benefit>
        <Benefit
          title="A share in the company"
          isWide
          drawing={<ShareDrawing />}
          className="bg-paper md:col-span-2 lg:col-span-6"
        >
          Stock options for everyone. When the company grows, you benefit too.
        </Benefit>
      </div>
    </Section>
  )
}

interface BenefitProps {
  title: string
  /** The benefit to emphasize. */
  isLarge?: boolean
  /** Puts the drawing next to the text instead of above it. */
  isWide?: boolean
  drawing: ReactNode
  className: string
  children: ReactNode
}

function Benefit({ title, isLarge, isWide, drawing, className, children }: BenefitProps) {
  return (
    <article
      className={classNames(
        'flex gap-x-6 gap-y-8 overflow-hidden rounded-lg p-6 md:p-8',
        isLarge
          ? 'flex-col justify-between md:max-lg:flex-row-reverse md:max-lg:items-end'
          : 'flex-row-reverse items-center justify-between',
        !isLarge && !isWide && 'md:flex-col md:items-start md:justify-start',
        className,
      )}
    >
      <div className={isLarge ? 'w-full md:max-lg:w-1/2' : 'w-24 shrink-0 sm:w-36'}>{drawing}</div>
      <div className="min-w-0">
        <h3 className={classNames('font-display font-bold tracking-tight', isLarge ? 'text-3xl' : 'text-xl')}>
          {title}
        </h3>
        <p className={classNames('mt-2 max-w-[40ch]', isLarge && 'text-lg')}>{children}</p>
      </div>
    </article>
  )
}
