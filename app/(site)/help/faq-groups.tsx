import { PlusIcon } from '@/components/ui/icons'
import type { HelpFaq, HelpGroup } from '@/lib/help/queries'
import { Answer } from './answer'
import { CategoryNav } from './category-nav'

/** Shows all answers by category, with links to the categories. */
export function FaqGroups({ groups }: { groups: HelpGroup[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <CategoryNav groups={groups} />
      <div className="grid gap-14">
        {groups.map((group) => (
          <Group key={group.anchor} group={group} />
        ))}
      </div>
    </div>
  )
}

function Group({ group: { category, anchor, faqs } }: { group: HelpGroup }) {
  return (
    <section id={anchor} aria-labelledby={`${anchor}-title`} className="scroll-mt-28">
      <div className="items-baseline justify-between gap-x-4 border-b border-line-strong/40 pb-3 sm:flex">
        <h3 id={`${anchor}-title`} className="font-display text-2xl font-bold tracking-tight">
          {category}
        </h3>
        <p className="text-sm whitespace-nowrap text-fg-soft">
          {faqs.length} {faqs.length === 1 ? 'question' : 'questions'}
        </p>
      </div>
      <div className="divide-y divide-line border-b border-line">
        {faqs.map((faq) => (
          <Question key={faq.id} faq={faq} />
        ))}
      </div>
    </section>
  )
}

/**
 * Shows a question and its answer. The anchor is on the answer, because browsers open a <details> element if the URL
 * points at something inside it.
 */
function Question({ faq }: { faq: HelpFaq }) {
  return (
    // The URL or the visitor may have opened the answer before hydration.
    <details data-faq={faq.slug} suppressHydrationWarning className="group">
      <summary className="flex list-none items-start justify-between gap-6 py-4 text-lg font-semibold wrap-anywhere">
        {faq.question}
        <PlusIcon className="mt-1 text-fg-soft transition-transform group-open:rotate-45" />
      </summary>
      <Answer faq={faq} />
    </details>
  )
}
