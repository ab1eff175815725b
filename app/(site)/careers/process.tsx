import { Section, SectionLead, SectionTitle } from '@/components/site/section'
import { buttonClass } from '@/components/ui/button'
import { LIST_ANCHOR } from '@/lib/careers/list-url'
import { hiringTimes } from '@/lib/careers/schema'

const { reply, call, decision } = hiringTimes

const steps = [
  {
    name: 'You apply',
    time: 'Any day',
    text: 'Tell us who you are, what you’ve done and why you want this role. We’ll confirm by email that we’ve received it.',
  },
  {
    name: 'We read it',
    time: `Within ${reply}`,
    text: (
      <>
        A person reads every application and replies within <TimeSpan>{reply}</TimeSpan>, whatever we decide.
      </>
    ),
  },
  {
    name: 'We talk',
    time: `A ${call} call`,
    text: (
      <>
        A <TimeSpan>{call}</TimeSpan> screening call: your experience, your questions, and the salary.
      </>
    ),
  },
  {
    name: 'You meet the team',
    time: 'One afternoon',
    text: 'You work through a real problem with the people you would sit beside. No homework over the weekend.',
  },
  {
    name: 'We decide',
    time: `Within ${decision}`,
    text: (
      <>
        The final decision comes within <TimeSpan>{decision}</TimeSpan>. If it’s a no, we tell you why.
      </>
    ),
  },
]

/** Shows the hiring steps on a timeline, styled like the payout timelines. */
export function HiringProcess({ contact }: { contact: string }) {
  return (
    <Section id="hiring-process" background="ink">
      <div className="grid gap-x-16 gap-y-8 [--ring:var(--color-marigold)] lg:grid-cols-[1fr_auto] lg:items-end">
        <div>
          <SectionTitle sectionId="hiring-process">How we hire, in five steps</SectionTitle>
          <SectionLead>We tell people when to expect an answer, and that includes applicants.</SectionLead>
        </div>
        <div className="flex flex-wrap gap-3">
          <a href={`#${LIST_ANCHOR}`} className={buttonClass({ variant: 'highlight' })}>
            View Open Positions
          </a>
          <a href={`mailto:${contact}`} className={buttonClass({ variant: 'secondary' })}>
            Contact HR Team
          </a>
        </div>
      </div>
      <ol className="mt-14 grid gap-x-8 lg:grid-cols-5">
        {steps.map(({ name, time, text }) => (
          <li
            key={name}
            className="relative gap-x-10 border-mint/40 border-l-2 pb-10 pl-9 md:max-lg:grid md:max-lg:grid-cols-2 last:border-transparent last:pb-0 max-lg:ml-2.5 lg:border-t-2 lg:border-l-0 lg:pt-9 lg:pb-0 lg:pl-0 lg:not-last:-mr-8 lg:not-last:pr-8"
          >
            <span
              aria-hidden="true"
              className="absolute top-0 -left-2.5 size-5 rounded-full border-4 border-ink bg-marigold lg:-top-2.5 lg:left-0"
            />
            <div>
              <p className="text-sm font-semibold text-marigold">{time}</p>
              <h3 className="mt-1 font-display text-xl font-bold">{name}</h3>
            </div>
            <p className="mt-2 max-w-[40ch] text-mint md:max-lg:mt-0">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Renders a time span whose first word, such as "3-5", does not wrap at its hyphen. */
function TimeSpan({ children }: { children: string }) {
  const [range, ...unit] = children.split(' ')
  return (
    <>
      <span className="whitespace-nowrap">{range}</span> {unit.join(' ')}
    </>
  )
}
