import type { ReactNode } from 'react'
import { Section, SectionLead, SectionTitle } from '@/components/site/section'
import { classNames } from '@/components/ui/class-names'
import { formatWholeNaira } from '@/lib/money'
import { EmployeeScene } from './scenes/employee-scene'
import { FreelancerScene } from './scenes/freelancer-scene'
import { OwnerScene } from './scenes/owner-scene'
import { StudentScene } from './scenes/student-scene'

export function UseCases() {
  return (
    <Section id="audiences" ground="mint">
      <SectionTitle of="audiences" isLarge className="max-md:max-w-[12ch]">
        Money comes in once. <br />
        Life happens every day.
      </SectionTitle>
      <SectionLead>
        Four people, four kinds of income, one habit: they lock away the money that has to last.
      </SectionLead>
      <div className="mt-12 grid gap-5 md:grid-cols-2 lg:mt-16 lg:grid-cols-12">
        <Audience
          who="Students"
          problem="The semester’s allowance arrives in week one and has to last for sixteen."
          sumKobo={24_000_000}
          times={16}
          rhythm="every Monday"
          className="bg-paper lg:col-span-5"
          scene={<StudentScene className="mt-auto px-6 pt-6" />}
        />
        <Audience
          who="Freelancers"
          problem="One client pays in March, the next maybe in June. The weeks in between still cost money."
          sumKobo={64_000_000}
          times={8}
          rhythm="every second Friday"
          isWide
          className="bg-white lg:col-span-7"
          scene={<FreelancerScene className="mt-auto px-4 pt-6 lg:col-span-2 lg:px-20" />}
        />
        <Audience
          who="Business owners"
          problem="December pays for the quiet months, if December’s takings are still there when rent and stock fall due."
          sumKobo={240_000_000}
          times={6}
          rhythm="on the 1st of the month"
          isWide
          className="bg-marigold-soft lg:col-span-7"
          scene={<OwnerScene className="mt-auto px-4 pt-6 lg:col-span-2 lg:px-20" />}
        />
        <Audience
          who="Employees"
          problem="Salary lands on the 25th. By the 10th it’s a memory, and the bus costs the same as ever."
          sumKobo={32_000_000}
          times={4}
          rhythm="every Monday"
          className="bg-mint-deep lg:col-span-5"
          scene={<EmployeeScene className="mt-auto pt-6" />}
        />
      </div>
    </Section>
  )
}

interface AudienceProps {
  who: string
  problem: string
  sumKobo: number
  times: number
  rhythm: string
  isWide?: boolean
  className: string
  scene: ReactNode
}

function Audience({ who, problem, sumKobo, times, rhythm, isWide, className, scene }: AudienceProps) {
  return (
    <article
      className={classNames(
        'flex flex-col overflow-hidden rounded-lg',
        isWide && 'lg:grid lg:grid-cols-[1fr_auto] lg:grid-rows-[auto_1fr]',
        className,
      )}
    >
      <div className="px-7 pt-7 md:px-9 md:pt-9">
        <h3 className="font-display text-2xl font-bold">{who}</h3>
        <p className={classNames('mt-3 max-w-[46ch]', isWide ? 'text-lg lg:text-xl' : 'text-lg')}>
          {problem}
        </p>
      </div>
      <p className={classNames('px-7 pt-6 md:px-9', isWide && 'lg:pt-9 lg:pl-0')}>
        <span className="block text-sm">{formatWholeNaira(sumKobo)} becomes</span>
        <span className="block font-display text-3xl font-bold tracking-tight tabular-nums">
          {formatWholeNaira(sumKobo / times)}
        </span>
        <span className="block text-sm">
          {rhythm}, {times} times
        </span>
      </p>
      {scene}
    </article>
  )
}
