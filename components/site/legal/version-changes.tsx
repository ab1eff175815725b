import type { ReactNode } from 'react'
import type { SectionChange, SectionChangeKind, VersionDiff } from '@/lib/legal/version-diff'
import { DiffLegend, DiffText } from './diff-text'

const labels: Record<SectionChangeKind, { symbol: string; label: string }> = {
  added: { symbol: '+', label: 'Added' },
  removed: { symbol: '−', label: 'Removed' },
  renamed: { symbol: 'Aa', label: 'Renamed' },
  moved: { symbol: '↕', label: 'Moved' },
  changed: { symbol: '≠', label: 'Text changed' },
}

/** Lists what a version changed, section by section. */
export function VersionChanges({ changes, unchanged, policyUpdates, lastUpdated }: VersionDiff) {
  const hasNoChanges = changes.length === 0 && policyUpdates.length === 0 && !lastUpdated
  return (
    <div className="grid gap-6">
      {hasNoChanges ? (
        <p className="text-neutral-700">The wording is the same as in the previous version.</p>
      ) : (
        <DiffLegend />
      )}
      {lastUpdated && (
        <Change title="Last updated" kinds={['changed']}>
          <p className="text-neutral-800">
            From {quote(lastUpdated.from)} to {quote(lastUpdated.to)}
          </p>
        </Change>
      )}
      {changes.map((change) => (
        <Change key={change.id} title={change.title} kinds={change.kinds}>
          <Facts {...change} />
          {change.parts.length > 0 && <DiffText parts={change.parts} />}
        </Change>
      ))}
      {policyUpdates.length > 0 && (
        <Change title="Policy Updates" kinds={['changed']}>
          <DiffText parts={policyUpdates} />
        </Change>
      )}
      {unchanged > 0 && !hasNoChanges && (
        <p className="text-sm text-fg-soft">
          {unchanged === 1 ? 'One section' : `${unchanged} sections`} stayed as{' '}
          {unchanged === 1 ? 'it was' : 'they were'}.
        </p>
      )}
    </div>
  )
}

const quote = (typed: string) => (typed ? `“${typed}”` : 'the date the version was published')

interface ChangeProps {
  title: string
  kinds: SectionChangeKind[]
  children: ReactNode
}

function Change({ title, kinds, children }: ChangeProps) {
  return (
    <section className="overflow-hidden rounded-md border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line bg-sunken px-4 py-3 sm:px-6">
        <h3 className="font-semibold wrap-anywhere">{title}</h3>
        <span className="flex flex-wrap gap-1.5">
          {kinds.map((kind) => (
            <span
              key={kind}
              className="inline-flex items-center gap-1.5 rounded-sm border border-line-strong bg-surface px-2 py-0.5 text-xs font-semibold"
            >
              <span aria-hidden="true">{labels[kind].symbol}</span>
              {labels[kind].label}
            </span>
          ))}
        </span>
      </div>
      <div className="grid gap-3 px-4 py-4 sm:px-6 sm:py-5">{children}</div>
    </section>
  )
}

/** Describes changes other than those to the text. */
function Facts({ kinds, previousTitle, from, to, title }: SectionChange) {
  return (
    <>
      {previousTitle !== null && (
        <p className="text-neutral-800">
          Renamed from “{previousTitle}” to “{title}”.
        </p>
      )}
      {kinds.includes('moved') && (
        <p className="text-neutral-800">
          Moved from position {from} to position {to}.
        </p>
      )}
    </>
  )
}
