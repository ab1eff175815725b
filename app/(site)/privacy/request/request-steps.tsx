import { ANSWER_DAYS } from '@/lib/personal-data/request-rules'

const steps = [
  { title: 'You ask', text: 'Use this form and the email address you gave us.' },
  {
    title: 'You confirm',
    text: 'Open the link we email you, so that nobody else can make a request in your name.',
  },
  {
    title: 'We process it',
    text: `We process every request within ${ANSWER_DAYS} days, as the Nigeria Data Protection Act requires.`,
  },
]

/** Shows the steps of a request on a timeline that looks like those for payouts. */
export function RequestSteps() {
  return (
    <ol className="mt-10 grid max-w-[52ch]">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="relative grid grid-cols-[2rem_1fr] gap-4 pb-7 last:pb-0">
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className="absolute top-8 bottom-0 left-4 w-0.5 -translate-x-1/2 bg-brand/25"
            />
          )}
          <span
            aria-hidden="true"
            className={
              index < steps.length - 1
                ? 'grid size-8 place-items-center rounded-full bg-brand text-sm font-bold text-white'
                : 'grid size-8 place-items-center rounded-full bg-marigold text-sm font-bold text-ink'
            }
          >
            {index + 1}
          </span>
          <span>
            <strong className="block text-lg font-semibold">{title}</strong>
            <span className="text-neutral-700">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
