import { Section, SectionLead, SectionTitle } from '@/components/site/section'
import { classNames } from '@/components/ui/class-names'
import type { Milestone } from '@/lib/about/queries'

/**
 * Shows the company's history on a timeline styled like the payout timelines: years on one side, events on the other.
 */
export function Journey({ milestones }: { milestones: Milestone[] }) {
  return (
    <Section id="journey">
      <div className="lg:text-center">
        <SectionTitle sectionId="journey" isLarge className="lg:mx-auto">
          Our Journey
        </SectionTitle>
        <SectionLead className="max-w-[44ch] lg:mx-auto">One step at a time, like any good plan.</SectionLead>
      </div>
      <ol className="mt-12 lg:mt-20">
        {milestones.map(({ id, ...milestone }, index) => (
          <Step key={id} {...milestone} isMirrored={index % 2 === 1} />
        ))}
      </ol>
    </Section>
  )
}

interface StepProps extends Omit<Milestone, 'id'> {
  isMirrored: boolean
}

function Step({ year, title, description, isMirrored }: StepProps) {
  return (
    <li className="group relative grid gap-x-24 gap-y-2 pb-12 pl-12 last:pb-0 lg:grid-cols-2 lg:pb-16 lg:pl-0">
      <span
        aria-hidden="true"
        className="absolute top-4 -bottom-4 left-3 -ml-px w-0.5 bg-brand group-last:hidden lg:left-1/2"
      />
      <span
        aria-hidden="true"
        className="absolute top-1 left-0 size-6 rounded-full border-4 border-paper bg-marigold lg:top-2 lg:left-1/2 lg:-ml-4 lg:size-8"
      />
      <p
        className={classNames(
          'font-display text-3xl font-extrabold tracking-tight wrap-anywhere text-brand lg:text-4xl',
          isMirrored ? 'lg:order-2' : 'lg:text-right',
        )}
      >
        {year}
      </p>
      <div className={classNames('lg:pt-2', isMirrored && 'lg:flex lg:flex-col lg:items-end lg:text-right')}>
        <h3 className="max-w-[24ch] font-display text-2xl font-bold tracking-tight wrap-anywhere">{title}</h3>
        {description && (
          <p className="mt-2 max-w-[48ch] whitespace-pre-line wrap-anywhere text-neutral-700">
            {description}
          </p>
        )}
      </div>
    </li>
  )
}
