import type { ReactNode } from 'react'
import { TableOfContents } from '@/components/site/blog/table-of-contents'
import { EmptyState } from '@/components/ui/empty-state'
import {
  anchorsOf,
  builtInSections,
  type LegalKind,
  type LegalSectionText,
  legalDocuments,
} from '@/lib/legal/legal-version'
import { LegalProse } from './legal-prose'
import { SectionIcon } from './section-icon'

interface LegalDocumentProps {
  kind: LegalKind
  /** In document order. `anchor` overrides the one derived from the title. */
  sections: (LegalSectionText & { anchor?: string })[]
  /** The text as shown, such as "January 15, 2025". */
  lastUpdatedText: string
  /** The last paragraph of the privacy policy; may be empty. */
  policyUpdatesText: string
  /** Today's retention periods, for the privacy policy. */
  retention?: string
  /** A prefix for paths in print, such as "https://moneyplan.example". */
  origin?: string
  /** Shown next to the date. */
  note?: ReactNode
  /** Shown between the title and the text. */
  children?: ReactNode
}

/** Shows a legal document as readers see it. Pure, so that previews in the browser look exactly the same. */
export function LegalDocument(props: LegalDocumentProps) {
  const { kind, sections, lastUpdatedText, policyUpdatesText, retention, origin, note, children } = props
  const anchors = anchorsOf(kind, sections)
  const placed = sections.map((section, index) => ({
    ...section,
    anchor: section.anchor ?? anchors[index] ?? section.id,
  }))
  const hasUpdates = kind === 'privacy' && policyUpdatesText.trim() !== ''
  const contents = [
    ...placed.map(({ anchor, title }, index) => ({ anchor, title: `${index + 1}. ${title}` })),
    ...(retention ? [builtInSections.retention] : []),
    ...(hasUpdates ? [builtInSections.updates] : []),
  ]
  return (
    <article>
      <header className="border-b border-line bg-mint print:border-b-2 print:border-ink print:bg-transparent">
        <div className="wrap py-12 md:py-18 print:px-0 print:py-4">
          <h1 className="font-display text-4xl font-extrabold tracking-tight">
            {legalDocuments[kind].title}
          </h1>
          <p className="mt-5 flex flex-wrap items-baseline gap-x-5 gap-y-1 text-neutral-700">
            <span>
              Last updated <strong className="font-semibold text-ink">{lastUpdatedText}</strong>
            </span>
            {note}
          </p>
          {children}
        </div>
      </header>
      {placed.length === 0 ? (
        <EmptyState title="Nothing to read here yet">This text is being written.</EmptyState>
      ) : (
        <div className="wrap grid gap-x-16 gap-y-8 py-8 md:py-14 lg:grid-cols-[19rem_minmax(0,43rem)] lg:justify-between print:block print:p-0">
          <div className="print:hidden">
            <TableOfContents
              title="Contents"
              headings={contents.map(({ anchor, title }) => ({ id: anchor, text: title, level: 2 }))}
            />
          </div>
          <div className="min-w-0">
            {placed.map(({ id, anchor, title, content }, index) => (
              <Section
                key={id}
                anchor={anchor}
                title={title}
                number={index + 1}
                icon={kind === 'terms' && <SectionIcon title={title} />}
              >
                <LegalProse text={content} origin={origin} />
              </Section>
            ))}
            {retention && (
              <Section {...builtInSections.retention}>
                <LegalProse text={retention} origin={origin} />
              </Section>
            )}
            {hasUpdates && (
              <Section {...builtInSections.updates}>
                <LegalProse text={policyUpdatesText} origin={origin} />
              </Section>
            )}
          </div>
        </div>
      )}
    </article>
  )
}

interface SectionProps {
  anchor: string
  title: string
  number?: number
  icon?: ReactNode
  children: ReactNode
}

function Section({ anchor, title, number, icon, children }: SectionProps) {
  return (
    <section
      aria-labelledby={anchor}
      className="border-t border-line py-10 first:border-t-0 first:pt-0 last:pb-0 md:py-12 print:border-0 print:pt-6 print:pb-0 print:first:pt-6"
    >
      <div className="mb-5 flex items-start gap-4 break-after-avoid">
        {icon && <span className="flex print:hidden">{icon}</span>}
        <h2
          id={anchor}
          tabIndex={-1}
          className="min-w-0 scroll-mt-28 pt-1 font-display text-2xl font-bold tracking-tight outline-none wrap-anywhere"
        >
          {number && <span className="text-brand tabular-nums">{number}. </span>}
          {title}
        </h2>
      </div>
      {children}
    </section>
  )
}
