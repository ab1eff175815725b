const steps = [
  { title: 'We receive your application', text: 'Our confirmation email usually arrives within minutes.' },
  { title: 'Our team reads it', text: 'A person reads every application and replies, whatever we decide.' },
  { title: 'We talk', text: 'If you look like a good fit, the first step is a 30-minute call.' },
]

/** Explains what happens after applying. It is next to the form, and hidden on small screens. */
export function NextSteps() {
  return (
    <section className="mt-4 max-lg:hidden">
      <h2 className="font-display text-lg font-bold">What happens next</h2>
      <HiringSteps />
    </section>
  )
}

export function HiringSteps() {
  return (
    <ol className="mt-4 grid">
      {steps.map(({ title, text }) => (
        <li key={title} className="group relative pb-6 pl-8 last:pb-0">
          <span className="absolute top-2 bottom-0 left-1.75 w-0.5 bg-mint-deep group-last:hidden" />
          <span className="absolute top-1.5 left-0 size-4 rounded-full border-4 border-brand bg-surface" />
          <p className="font-semibold">{title}</p>
          <p className="text-neutral-700">{text}</p>
        </li>
      ))}
    </ol>
  )
}
