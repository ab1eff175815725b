import { buttonClass } from '@/components/ui/button'
import { formatLongDate, lagosDay } from '@/lib/dates'
import {
  builtInSections,
  type LegalKind,
  type LegalText,
  legalDocuments,
  sentenceOf,
} from '@/lib/legal/legal-version'
import type { VersionDiff } from '@/lib/legal/version-diff'
import { BackLink } from '../back-link'
import { LegalProse } from './legal-prose'
import { VersionChanges } from './version-changes'

interface VersionPageProps {
  kind: LegalKind
  origin: string
  version: {
    number: number
    savedAt: Date
    summary: string
    lastUpdatedText: string
    text: LegalText
    changes: VersionDiff | null
    isNewest: boolean
  }
}

/** Shows one version: its changes, followed by the full text. */
export function VersionPage({ kind, origin, version }: VersionPageProps) {
  const { number, savedAt, summary, lastUpdatedText, text, changes, isNewest } = version
  const { title, path } = legalDocuments[kind]
  return (
    <div className="wrap py-6 pb-16 md:pb-24">
      <BackLink href={`${path}/history`}>All versions</BackLink>
      <div className="mt-6 grid gap-x-16 gap-y-8 md:mt-10 lg:grid-cols-[19rem_minmax(0,43rem)] lg:justify-between">
        <header>
          <h1 className="font-display text-3xl font-extrabold tracking-tight">
            {title}, version {number}
          </h1>
          <p className="mt-4 text-neutral-700">
            Published on <time dateTime={lagosDay(savedAt)}>{formatLongDate(savedAt)}</time>. Last updated:{' '}
            {lastUpdatedText}.
          </p>
          <p className="mt-5 rounded-md bg-marigold-soft px-4 py-3 text-marigold-deep">
            {isNewest ? (
              <>
                This is the current version. You can also read it on the{' '}
                <a href={path} className="font-semibold underline underline-offset-4">
                  {title}
                </a>{' '}
                page.
              </>
            ) : (
              <>
                This version is no longer in force.{' '}
                <a href={path} className="font-semibold underline underline-offset-4">
                  Read the current version
                </a>
                .
              </>
            )}
          </p>
        </header>
        <div className="min-w-0">
          <section aria-labelledby="changes">
            <h2 id="changes" className="font-display text-2xl font-bold">
              What changed
            </h2>
            <p className="mt-2 mb-6 text-lg text-neutral-800 wrap-anywhere">{sentenceOf(summary)}</p>
            {changes ? (
              <VersionChanges {...changes} />
            ) : (
              <p className="text-neutral-700">There’s no earlier version to compare with.</p>
            )}
          </section>
          <section aria-labelledby="whole-text" className="mt-16">
            <h2 id="whole-text" className="font-display text-2xl font-bold">
              Full text
            </h2>
            <FullText text={text} origin={origin} hasUpdates={kind === 'privacy'} />
          </section>
          <AdjacentVersions path={path} number={number} isNewest={isNewest} />
        </div>
      </div>
    </div>
  )
}

function FullText({ text, origin, hasUpdates }: { text: LegalText; origin: string; hasUpdates: boolean }) {
  const updates = hasUpdates ? text.policyUpdatesText.trim() : ''
  const parts = [
    ...text.sections.map(({ id, title, content }, index) => ({
      id,
      content,
      title: `${index + 1}. ${title}`,
    })),
    ...(updates ? [{ id: 'updates', title: builtInSections.updates.title, content: updates }] : []),
  ]
  if (parts.length === 0) return <p className="mt-4 text-neutral-700">This version has no sections.</p>
  return (
    <>
      {parts.map(({ id, title, content }) => (
        <div key={id} className="mt-8 border-t border-line pt-8 first-of-type:border-t-0 first-of-type:pt-0">
          <h3 className="mb-4 font-display text-xl font-bold wrap-anywhere">{title}</h3>
          <LegalProse text={content} origin={origin} headingLevel={4} />
        </div>
      ))}
      {hasUpdates && (
        <p className="mt-8 border-t border-line pt-8 text-neutral-700">
          “{builtInSections.retention.title}” isn’t part of any version, because it always shows the periods
          that apply now. You can read it{' '}
          <a
            href={`${legalDocuments.privacy.path}#${builtInSections.retention.anchor}`}
            className="font-semibold underline underline-offset-4"
          >
            on the current page
          </a>
          .
        </p>
      )}
    </>
  )
}

function AdjacentVersions({ path, number, isNewest }: { path: string; number: number; isNewest: boolean }) {
  const linkClass = buttonClass({ variant: 'secondary' })
  return (
    <nav aria-label="Versions" className="mt-16 flex flex-wrap gap-3 print:hidden">
      {number > 1 && (
        <a href={`${path}/history/${number - 1}`} className={linkClass}>
          Previous: version {number - 1}
        </a>
      )}
      {!isNewest && (
        <a href={`${path}/history/${number + 1}`} className={linkClass}>
          Next: version {number + 1}
        </a>
      )}
    </nav>
  )
}
