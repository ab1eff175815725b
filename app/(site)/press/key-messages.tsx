import { Section, SectionTitle } from '@/components/site/section'
import { classNames } from '@/components/ui/class-names'
import type { KeyMessage } from '@/lib/press/queries'

/** Lists the company's key messages. The first is the one to remember. */
export function KeyMessages({ messages }: { messages: KeyMessage[] }) {
  const [first, ...rest] = messages
  if (!first) return null
  return (
    <Section id="key-messages" background="ink">
      <SectionTitle sectionId="key-messages">Key Messages</SectionTitle>
      <div className="relative mt-10 border-l-2 border-mint/40 pb-2 pl-7 md:mt-14 md:pl-10">
        <Drop isLarge />
        <h3 className="max-w-[22ch] font-display text-4xl font-extrabold tracking-tight wrap-anywhere">
          {first.title}
        </h3>
        <p className="mt-5 max-w-[56ch] text-lg whitespace-pre-line wrap-anywhere text-mint">
          {first.description}
        </p>
      </div>
      {rest.length > 0 && (
        <ul
          className={classNames(
            'relative border-l-2 border-mint/40 pt-10 md:pt-14',
            'grid gap-x-12 gap-y-10 md:pl-10 max-md:pl-7',
            rest.length > 1 && 'md:grid-cols-2',
          )}
        >
          {rest.map(({ id, title, description }, index) => (
            <li key={id} className="relative">
              <span className={index % 2 === 1 && rest.length > 1 ? 'md:hidden' : undefined}>
                <Drop />
              </span>
              <h3 className="max-w-[26ch] font-display text-2xl font-bold tracking-tight wrap-anywhere">
                {title}
              </h3>
              <p className="mt-2.5 max-w-[48ch] whitespace-pre-line wrap-anywhere text-mint">{description}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** Marks where a message branches off the line, like a payout. */
function Drop({ isLarge }: { isLarge?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'absolute size-5 rounded-full border-4 border-ink bg-marigold',
        isLarge ? 'top-3 -left-[0.6875rem]' : 'top-1.5 -left-[2.4375rem] md:-left-[3.1875rem]',
      )}
    />
  )
}
