import { Section, SectionLead, SectionTitle } from '@/components/site/section'

const topics = [
  {
    href: '/help#getting-started',
    title: 'Getting started',
    note: 'Setting up a vault, choosing payout days, and verifying your account, which takes 5 to 10 minutes.',
  },
  {
    href: '/help#security',
    title: 'Security',
    note: 'Who holds the money, what protects your account, and what to do when something looks wrong.',
  },
  {
    href: '/help#fees',
    title: 'Fees',
    note: 'What is free, and what an emergency withdrawal may cost.',
  },
]

/** Suggests where to look first, because most questions are already answered there. */
export function BeforeYouContactUs() {
  return (
    <Section id="before" background="ink" className="[--ring:var(--color-marigold)]">
      <SectionTitle of="before">Before You Contact Us</SectionTitle>
      <SectionLead>You may find the answer right away.</SectionLead>
      <ul className="mt-10 grid border-t border-white/25 md:grid-cols-3 md:gap-x-10 md:border-t-0">
        {topics.map(({ href, title, note }) => (
          <li key={href} className="max-md:border-b max-md:border-white/25 md:border-t-2 md:border-marigold">
            <a href={href} className="group block py-6">
              <span className="flex items-baseline justify-between gap-4 font-display text-xl font-bold">
                <span className="underline-offset-4 group-hover:underline">{title}</span>
                <span
                  aria-hidden="true"
                  className="text-marigold transition-transform group-hover:translate-x-1"
                >
                  →
                </span>
              </span>
              <span className="mt-2 block text-pretty text-mint">{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
