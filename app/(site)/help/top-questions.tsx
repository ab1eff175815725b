import { classNames } from '@/components/ui/class-names'
import { faqPath } from '@/lib/help/categories'
import type { HelpGroup } from '@/lib/help/queries'

interface TopQuestionsProps {
  groups: HelpGroup[]
  /** Leaves out the last questions on phones, where they would push everything else down. */
  isShortOnPhones?: boolean
  className?: string
}

/** Links to the first answer of each category. */
export function TopQuestions({ groups, isShortOnPhones, className }: TopQuestionsProps) {
  const first = groups.flatMap(({ faqs }) => faqs.slice(0, 1))
  if (first.length === 0) return null
  return (
    <section aria-labelledby="top-questions-title" className={className}>
      <h2 id="top-questions-title" className="text-sm font-semibold text-fg-soft">
        Popular questions
      </h2>
      <ul className="mt-2 divide-y divide-line-strong/25 border-y border-line-strong/25">
        {first.map(({ slug, question }) => (
          <li key={slug} className={classNames(isShortOnPhones && 'max-sm:nth-[n+5]:hidden')}>
            <a
              href={faqPath(slug)}
              className="flex min-h-12 items-center py-2 font-semibold underline-offset-4 wrap-anywhere hover:underline"
            >
              {question}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
