import { SubscribeForm, type SubscribeFormProps } from './subscribe-form'

/** Shows a box with the newsletter form. */
export function StayUpdated(form: SubscribeFormProps) {
  return (
    <section
      id="stay-updated"
      aria-label="Stay Updated"
      className="@container rounded-lg bg-ink p-6 text-white [--ring:var(--color-marigold)]"
    >
      <svg viewBox="0 0 200 28" aria-hidden="true" className="mb-4 w-36 max-w-full">
        <path d="M0 14h200" strokeWidth="2" className="stroke-brand" />
        {[14, 57, 100, 143, 186].map((x, index) => (
          <circle key={x} cx={x} cy="14" r="9" className={index < 2 ? 'fill-marigold' : 'fill-brand'} />
        ))}
      </svg>
      <h2 className="font-display text-xl font-bold">Stay Updated</h2>
      <p className="mt-2 mb-5 text-mint">Get our new articles by email. No fixed schedule.</p>
      <SubscribeForm {...form} />
    </section>
  )
}
