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
      <div className="mt-7 grid gap-3 sm:gap-5 lg:mt-8 lg:grid-cols-2">
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

/**
 * Shows one audience. On phones, the picture is above the text. On larger screens, it is beside the text and as tall
 * as the card.
 */
function Audience({ who, problem, sumKobo, times, frequency, className, picture }: AudienceProps) {
  return (
    <article
      className={classNames(
        'relative flex flex-col overflow-hidden rounded-lg px-5 pt-5 sm:pr-62 md:pt-7 md:pl-8 lg:pr-50 xl:pr-70',
        className,
      )}
    >
      <div>
        <h3 className="font-display text-2xl font-bold">{who}</h3>
        <p className="mt-2 max-w-[52ch] text-lg">{problem}</p>
      </div>
      <p className="mt-auto py-5 whitespace-nowrap md:py-6">
        <span className="block text-sm">{formatWholeNaira(sumKobo)} becomes</span>
        <span className="block font-display text-xl font-bold tracking-tight tabular-nums sm:text-2xl">
          {times} × {formatWholeNaira(sumKobo / times)}
        </span>
        <span className="block text-sm">{frequency}</span>
      </p>
      <div className="max-sm:order-first max-sm:-mx-5 max-sm:-mt-5 max-sm:mb-5 max-sm:aspect-[2/1] max-sm:overflow-hidden sm:absolute sm:inset-y-0 sm:right-0 sm:w-56 lg:w-44 xl:w-64">
        <LazyDrawing>
          <DrawnPicture
            name={picture}
            sizes="(min-width: 40rem) 22rem, 92vw"
            // Shows all heads with their hair.
            className="size-full max-sm:*:object-[50%_42%]"
          />
        </LazyDrawing>
      </div>
    </article>
  )
}
