import { ValueIcon } from '@/components/site/about/value-icon'
import { Section, SectionTitle } from '@/components/site/section'
import { classNames } from '@/components/ui/class-names'
import type { CoreValue } from '@/lib/about/queries'

/** The first card spans the cells that would otherwise stay empty, with two and with three columns. */
const ofTwo = ['', 'md:max-lg:col-span-2']
const ofThree = ['', 'lg:col-span-3', 'lg:col-span-2']

export function CoreValues({ values }: { values: CoreValue[] }) {
  const count = values.length
  const spans = classNames(ofTwo[count % 2], ofThree[count % 3])
  return (
    <Section id="values">
      <SectionTitle sectionId="values">Core Values</SectionTitle>
      <ul className="mt-12 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {values.map(({ id, ...value }, index) => (
          <ValueCard key={id} {...value} isFirst={index === 0} className={index === 0 ? spans : undefined} />
        ))}
      </ul>
    </Section>
  )
}

interface ValueCardProps extends Omit<CoreValue, 'id'> {
  isFirst: boolean
  className?: string
}

function ValueCard({ icon, title, description, isFirst, className }: ValueCardProps) {
  return (
    <li
      className={classNames(
        'rounded-lg p-5 sm:p-8',
        isFirst ? '@container bg-brand text-white' : 'border border-line bg-white',
        className,
      )}
    >
      <div
        className={classNames(
          'flex gap-x-5 gap-y-6 sm:flex-col',
          isFirst && '@xl:flex-row-reverse @xl:items-center @xl:justify-between',
        )}
      >
        <ValueIcon
          icon={icon}
          className={
            isFirst
              ? 'stroke-white size-11 sm:size-14 @xl:mr-4 @xl:size-36'
              : 'stroke-brand size-11 sm:size-14'
          }
          shapeClass={isFirst ? 'fill-brand-deep' : 'fill-mint-deep'}
          linesClass={isFirst ? 'stroke-marigold' : ''}
        />
        <div className="min-w-0">
          <h3
            className={classNames(
              'font-display font-bold wrap-anywhere',
              isFirst ? 'text-2xl tracking-tight @xl:text-3xl' : 'text-xl',
            )}
          >
            {title}
          </h3>
          <p
            className={classNames(
              'mt-2 max-w-[48ch] whitespace-pre-line wrap-anywhere',
              isFirst ? 'text-lg text-mint' : 'text-neutral-700',
            )}
          >
            {description}
          </p>
        </div>
      </div>
    </li>
  )
}
