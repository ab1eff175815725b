import { Section, SectionTitle } from '@/components/site/section'
import { factLines } from '@/lib/press/kit-texts'
import type { PressFact } from '@/lib/press/queries'
import { site } from '@/lib/site'
import { CopyButton } from './copy-button'

interface CompanyFactsProps {
  facts: PressFact[]
  boilerplate: string
}

/** Shows the company's facts and boilerplate text, each with a button to copy it. */
export function CompanyFacts({ facts, boilerplate }: CompanyFactsProps) {
  const text = boilerplate.trim()
  if (facts.length === 0 && !text) return null
  return (
    <Section id="company-facts">
      <SectionTitle sectionId="company-facts">Company at a Glance</SectionTitle>
      <div className="mt-10 grid items-start gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        {facts.length > 0 && <Facts facts={facts} />}
        {text && <Boilerplate text={text} />}
      </div>
    </Section>
  )
}

function Facts({ facts }: { facts: PressFact[] }) {
  return (
    <div>
      <dl id="facts" className="border-t-2 border-ink">
        {facts.map(({ id, label, value }) => (
          <div
            key={id}
            className="grid items-center gap-x-4 border-b border-line-strong/30 py-2.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="wrap-anywhere text-fg-soft max-sm:text-sm">{label}</dt>
            <dd className="flex min-w-0 items-center justify-between gap-4">
              <span id={`fact-${id}`} className="font-display text-xl leading-tight font-bold wrap-anywhere">
                {value}
              </span>
              <CopyButton
                what={label}
                sourceId={`fact-${id}`}
                text={`${label}: ${value}`}
                isSmall
                className="shrink-0"
              />
            </dd>
          </div>
        ))}
      </dl>
      <CopyButton
        what="All facts"
        label="Copy all facts"
        sourceId="facts"
        text={factLines(facts)}
        className="mt-5"
      />
    </div>
  )
}

function Boilerplate({ text }: { text: string }) {
  const words = text.split(/\s+/).length
  return (
    <div className="rounded-lg bg-marigold-soft p-6 sm:p-8 lg:sticky lg:top-28">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="font-display text-2xl font-bold tracking-tight">About {site.name}</h3>
        <p className="text-sm text-neutral-700">
          {words} {words === 1 ? 'word' : 'words'}, free to reprint
        </p>
      </div>
      <p id="boilerplate" className="mt-4 text-lg whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <CopyButton what="The text" label="Copy this text" sourceId="boilerplate" className="mt-6" />
    </div>
  )
}
