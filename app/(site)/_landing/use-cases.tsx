import { DrawnPicture } from '@/components/site/drawn-picture'
import type { DrawnName } from '@/components/site/drawn-pictures'
import { LazyDrawing } from '@/components/site/lazy-drawing'
import { Section, SectionLead, SectionTitle } from '@/components/site/section'
import { classNames } from '@/components/ui/class-names'
import { formatWholeNaira } from '@/lib/money'

export function UseCases() {
  return (
    <Section id="audiences" background="mint">
      <SectionTitle sectionId="audiences" isLarge className="max-md:max-w-[12ch]">
        Money comes in once. <br />
        Life happens every day.
      </SectionTitle>
      <SectionLead>
        Four people, four kinds of income, one habit: they lock away the money that has to last.
      </SectionLead>
      <div className="mt-7 grid gap-3 sm:gap-5 md:grid-cols-2 lg:mt-8 lg:grid-cols-4">
        <Audience
          who="Students"
          problem="The semester’s allowance arrives in week one and has to last for sixteen."
          sumKobo={24_000_000}
          times={16}
          frequency="every Monday"
          className="bg-paper"
          picture="hostel-close"
        />
        <Audience
          who="Freelancers"
          problem="One client pays in March, the next maybe in June. The weeks in between still cost money."
          sumKobo={64_000_000}
          times={8}
          frequency="every other Friday"
          className="bg-white"
          picture="kitchen-close"
        />
        <Audience
          who="Business owners"
          problem="December’s sales can cover the quiet months, if the money is still there when rent and stock are due."
          sumKobo={240_000_000}
          times={6}
          frequency="on the 1st of the month"
          className="bg-marigold-soft"
          picture="market-close"
        />
        <Audience
          who="Employees"
          problem="Your salary arrives on the 25th. By the 10th it’s gone, and you still have to pay for the bus."
          sumKobo={32_000_000}
          times={4}
          frequency="every Monday"
          className="bg-mint-deep"
          picture="danfo-close"
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
  frequency: string
  className: string
  picture: DrawnName
}

/** Shows one audience. The picture is beside the text, or above it where all four cards fit side by side. */
function Audience({ who, problem, sumKobo, times, frequency, className, picture }: AudienceProps) {
  return (
    <article
      className={classNames(
        'grid grid-cols-[1fr_36%] overflow-hidden rounded-lg lg:grid-cols-1 lg:grid-rows-[auto_1fr]',
        className,
      )}
    >
      <div className="flex flex-col py-5 pr-4 pl-5 xl:px-6">
        <h3 className="font-display text-xl font-bold">{who}</h3>
        <p className="mt-2 max-w-[52ch]">{problem}</p>
        <p className="mt-auto pt-4 whitespace-nowrap">
          <span className="block text-sm">{formatWholeNaira(sumKobo)} becomes</span>
          <span className="block font-display text-xl font-bold tracking-tight tabular-nums">
            {times} × {formatWholeNaira(sumKobo / times)}
          </span>
          <span className="block text-sm">{frequency}</span>
        </p>
      </div>
      <div className="relative lg:order-first lg:aspect-[6/5]">
        <LazyDrawing>
          <DrawnPicture name={picture} sizes="20rem" className="absolute inset-0 max-lg:*:object-[30%]" />
        </LazyDrawing>
      </div>
    </article>
  )
}
