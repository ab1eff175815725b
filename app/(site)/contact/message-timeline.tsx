import { SUPPORT_PROMISE } from '@/lib/contact/categories'

const stops = [
  { title: 'You send a message', note: 'You don’t need an account.', dot: 'fill-brand' },
  { title: 'You get a reference number', note: 'Right away, here and by email.', dot: 'fill-brand' },
  { title: 'You get an answer', note: SUPPORT_PROMISE, dot: 'fill-marigold' },
]

/** Shows a timeline, styled like the payout timelines, of what happens to a message. */
export function MessageTimeline() {
  return (
    <ol aria-label="What happens to your message">
      {stops.map(({ title, note, dot }, index) => (
        <li key={title} className="flex gap-4">
          <svg viewBox="0 0 24 64" aria-hidden="true" className="h-16 w-6 shrink-0">
            {index < stops.length - 1 && <path d="M12 14v50" className="stroke-mint-deep" strokeWidth="3" />}
            {index > 0 && <path d="M12 0v14" className="stroke-mint-deep" strokeWidth="3" />}
            <circle cx="12" cy="14" r="9" className={dot} />
          </svg>
          <p className="min-w-0">
            <strong className="font-semibold">{title}</strong>
            <span className="block text-sm text-neutral-700">{note}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}
