import { buttonClass } from '@/components/ui/button'
import { faqAnchor, faqPath } from '@/lib/help/categories'
import type { HelpFaq } from '@/lib/help/queries'

/**
 * Shows an answer, a permanent link to it, and buttons to vote on it. The scroll margin also brings the question into
 * view.
 */
export function Answer({ faq: { slug, question, answer } }: { faq: HelpFaq }) {
  return (
    <div
      id={faqAnchor(slug)}
      className="-mx-4 scroll-mt-44 rounded-md px-4 pb-5 transition-colors target:bg-mint target:pt-4 max-sm:mx-0 max-sm:target:px-4"
    >
      <p className="max-w-[64ch] wrap-anywhere whitespace-pre-line text-neutral-700">{answer}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 text-sm">
        <Vote slug={slug} question={question} />
        <a
          href={faqPath(slug)}
          data-copy-link=""
          className="py-2 font-medium text-brand underline underline-offset-4"
        >
          Link to this answer
        </a>
        <span role="status" data-answer-status="" className="font-medium text-brand-deep empty:hidden" />
      </div>
    </div>
  )
}

/** Asks for a vote in a plain form, which `HelpScript` sends without leaving the page. */
function Vote({ slug, question }: { slug: string; question: string }) {
  return (
    <form action="/api/help-votes" method="post" data-vote="">
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="float-left mr-2 text-fg-soft">
          Was this helpful?<span className="sr-only"> {question}</span>
        </legend>
        <input type="hidden" name="slug" value={slug} />
        {(['yes', 'no'] as const).map((value) => (
          <button
            key={value}
            type="submit"
            name="helpful"
            value={value}
            className={`${buttonClass({ variant: 'secondary', size: 'sm' })} min-w-16`}
          >
            {value === 'yes' ? 'Yes' : 'No'}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
