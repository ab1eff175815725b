import { classNames } from '@/components/ui/class-names'

export type PersonLook = 'cap' | 'wrap' | 'round' | 'bun' | 'veil'

const coats: Record<PersonLook, string> = {
  cap: 'fill-ink',
  wrap: 'fill-white',
  round: 'fill-marigold',
  bun: 'fill-brand-deep',
  veil: 'fill-marigold',
}

const BODY = 'M4 76V56a20 20 0 0 1 40 0v20z'
const NECK = 'M19 30h10v7q-5 4-10 0z'

/** Draws a team member, or the outline of someone who has not been hired yet. */
export function Person({
  look,
  isVacant,
  className,
}: {
  look: PersonLook
  isVacant: boolean
  className: string
}) {
  return (
    <svg viewBox="0 0 48 76" aria-hidden="true" className={classNames('block overflow-visible', className)}>
      {isVacant ? (
        <g strokeWidth="2" strokeDasharray="4 3.5" className="fill-paper stroke-brand">
          <path d={BODY} />
          <circle cx="24" cy="22" r="12" />
        </g>
      ) : (
        <>
          <path d={BODY} className={coats[look]} />
          <path d={NECK} className="fill-marigold-deep" />
          <Head look={look} />
          <Face />
        </>
      )}
    </svg>
  )
}

/** Draws eyes, nose and a smile, for every look. */
function Face() {
  return (
    <g transform="translate(0 1.5)" strokeLinecap="round">
      <path d="M19.5 21.5v.1M28.5 21.5v.1" strokeWidth="3" className="stroke-ink" />
      <path
        d="M17.5 17.8q2-1.3 4-.3M26.5 17.5q2-1 4 .3M24 22q1.3 2 0 2.8"
        strokeWidth="1.2"
        className="fill-none stroke-ink"
      />
      <path d="M19.8 27q4.2 1.4 8.4 0-1 3.8-4.2 3.8T19.8 27z" className="fill-white" />
    </g>
  )
}

function Head({ look }: { look: PersonLook }) {
  const face = <circle cx="24" cy="22" r="12" className="fill-marigold-deep" />
  if (look === 'round')
    return (
      <>
        <circle cx="24" cy="17" r="16" className="fill-ink" />
        {face}
      </>
    )
  if (look === 'bun')
    return (
      <>
        <circle cx="24" cy="5" r="6" className="fill-ink" />
        {face}
        <path d="M12 22a12 12 0 0 1 24 0q-8-6-12-6t-12 6z" className="fill-ink" />
      </>
    )
  if (look === 'veil')
    return (
      <>
        <path d="M8 48V22a16 16 0 0 1 32 0v26q-16 8-32 0z" className="fill-brand-deep" />
        <circle cx="24" cy="24" r="10" className="fill-marigold-deep" />
      </>
    )
  if (look === 'wrap')
    return (
      <>
        {face}
        <path d="M11 20Q8 4 24 6 38 0 40 8q0 8-4 12-12-7-25 0z" className="fill-brand" />
      </>
    )
  return (
    <>
      {face}
      <path d="M12 18q0-12 12-12t12 12z" className="fill-brand" />
    </>
  )
}
