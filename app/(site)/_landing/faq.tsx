import { Section, SectionTitle } from '@/components/site/section'
import { JoinButton } from '@/components/site/waitlist/join-button'
import { PlusIcon } from '@/components/ui/icons'
import { type LandingFaq, listLandingFaqs } from '@/lib/landing/queries'

export async function Faq() {
  const groups = byCategory(await listLandingFaqs())
  if (groups.length === 0) return <div id="faq" />
  return (
    <Section id="faq">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[25rem_1fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionTitle sectionId="faq">Questions people ask first</SectionTitle>
          <p className="mt-5 text-lg text-neutral-700">
            Still undecided? Joining the waitlist is free and commits you to nothing.
          </p>
          <JoinButton source="faq" size="lg" className="mt-7 max-sm:w-full">
            Join the Waitlist
          </JoinButton>
        </div>
        <div className="border-t border-line-strong/40">
          {groups.map(([category, faqs]) => (
            <div
              key={category}
              id={`faq-${slug(category)}`}
              className="gap-x-8 border-b border-line-strong/40 pt-4 pb-1 md:grid md:grid-cols-[9rem_1fr] md:pt-1"
            >
              <h3 className="text-sm font-semibold text-brand md:pt-4">{category}</h3>
              <div className="divide-y divide-line">
                {faqs.map((faq) => (
                  <Question key={faq.id} {...faq} />
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}

/**
 * Shows a question and its answer. The anchor is on the answer, because browsers open a <details> element if the URL
 * points to something inside it. The scroll margin also brings the question into view.
 */
function Question({ id, question, answer }: LandingFaq) {
  return (
    <details className="group">
      <summary className="flex list-none items-start justify-between gap-6 py-3 text-lg font-semibold">
        {question}
        <PlusIcon className="mt-1 text-fg-soft transition-transform group-open:rotate-45" />
      </summary>
      <div id={`faq-${id}`} className="scroll-mt-44 pb-6">
        <p className="max-w-[62ch] whitespace-pre-line text-neutral-700">{answer}</p>
        <a
          href={`#faq-${id}`}
          className="mt-3 inline-block py-1 text-sm font-medium text-brand underline underline-offset-4"
        >
          Link to this answer
        </a>
      </div>
    </details>
  )
}

function byCategory(faqs: LandingFaq[]) {
  return [...Map.groupBy(faqs, (faq) => faq.category)]
}

const slug = (category: string) => category.toLowerCase().replaceAll(/[^a-z]+/g, '-')
