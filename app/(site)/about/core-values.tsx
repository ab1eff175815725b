import { Section, SectionTitle } from '@/components/site/section'
import { classNames } from '@/components/ui/class-names'
import type { CoreValue } from '@/lib/about/queries'
import { ValueIcon } from './value-icon'

/** The first card takes the places that would stay empty, in rows of two and of three. */
const ofTwo = ['', 'md:max-lg:col-span-2']
const ofThree = ['', 'lg:col-span-3', 'lg:col-span-2']

export function CoreValues({ values }: { values: CoreValue[] }) {
  const count = values.length
  const spans = classNames(ofTwo[count % 2], ofThree[count % 3])
  return (
    <Section id="values">
      <SectionTitle of="values">Core Values</SectionTitle>
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
        'flex flex-col gap-6 rounded-lg p-6 md:p-8',
        isFirst ? 'justify-between bg-brand text-white' : 'border border-line bg-white',
        className,
      )}
    >
      <ValueIcon icon={icon} isOnBrand={isFirst} />
      <div>
        <h3
          className={classNames(
            'font-display font-bold tracking-tight wrap-anywhere',
            isFirst ? 'text-2xl' : 'text-xl',
          )}
        >
          {title}
        </h3>
        <p
          className={classNames(
            'mt-2 max-w-[52ch] whitespace-pre-line wrap-anywhere',
            isFirst ? 'text-lg text-mint' : 'text-neutral-700',
          )}
        >
          {description}
        </p>
      </div>
    </li>
  )
}
