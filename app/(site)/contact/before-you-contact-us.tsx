import { Section } from '@/components/site/section'
import { ChevronRightIcon } from '@/components/ui/icons'
import { site } from '@/lib/site'

const topics = [
  {
    href: '/help#getting-started',
    title: 'Getting started',
    note: `What ${site.name} does, how to get access, and how long verification takes (usually 5 to 10 minutes).`,
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
    <Section id="before" background="ink" className="[--ring:var(--color-marigold)] py-6! md:py-8!">
      <h2 id="before-title" className="font-display text-2xl font-bold tracking-tight">
        Before You Contact Us
      </h2>
      <p className="mt-1 text-mint">You may find the answer right away.</p>
      <ul className="mt-5 grid border-t border-white/25 md:grid-cols-3 md:gap-x-10 md:border-t-0">
        {topics.map(({ href, title, note }) => (
          <li key={href} className="max-md:border-b max-md:border-white/25 md:border-t-2 md:border-marigold">
            <a href={href} className="group block py-3 md:pt-4 md:pb-0">
              <span className="flex items-baseline justify-between gap-4 font-display text-lg font-bold">
                <span className="underline-offset-4 group-hover:underline">{title}</span>
                <ChevronRightIcon className="self-center text-marigold transition-transform group-hover:translate-x-1" />
              </span>
              <span className="mt-1 block text-sm text-pretty text-mint max-md:hidden">{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
