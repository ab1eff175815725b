import { formatLongDate, lagosDay } from '@/lib/dates'
import { type LegalKind, legalDocuments, sentenceOf } from '@/lib/legal/legal-version'
import { BackLink } from '../back-link'

interface ListedVersion {
  number: number
  savedAt: Date
  summary: string
}

interface VersionListProps {
  kind: LegalKind
  /** Newest first. */
  versions: ListedVersion[]
}

/** Lists the latest versions of a document, without their authors, who are not public. */
export function VersionList({ kind, versions }: VersionListProps) {
  const { title, path } = legalDocuments[kind]
  return (
    <div className="wrap py-6 pb-16 md:pb-24">
      <BackLink href={path}>{title}</BackLink>
      <div className="mt-6 grid gap-x-16 gap-y-8 md:mt-10 lg:grid-cols-[19rem_minmax(0,43rem)] lg:justify-between">
        <header>
          <h1 className="font-display text-4xl font-extrabold tracking-tight">Version history</h1>
          <p className="mt-5 max-w-[60ch] text-lg text-neutral-700">
            The versions of our {title}, newest first. Each shows its full text and what changed. None is ever
            altered or removed.
          </p>
        </header>
        <div>
          {versions.length === 0 ? (
            <p className="rounded-md border border-line bg-surface p-6 text-neutral-700">
              No version has been published yet.
            </p>
          ) : (
            <ol>
              {versions.map((version, index) => (
                <Version key={version.number} {...version} path={path} isNewest={index === 0} />
              ))}
            </ol>
          )}
          {(versions.at(-1)?.number ?? 1) > 1 && (
            <p className="mt-8 text-neutral-700">
              Older versions are not listed, but each still has its page, from{' '}
              <a
                href={`${path}/history/1`}
                className="text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                Version 1
              </a>{' '}
              on.
            </p>
          )}
        </div>
      </div>
    </div>
  )
}

function Version(props: ListedVersion & { path: string; isNewest: boolean }) {
  const { number, savedAt, summary, path, isNewest } = props
  return (
    <li className="relative border-l-2 border-mint-deep pb-8 pl-7 last:border-transparent last:pb-0">
      <span
        aria-hidden="true"
        className={`absolute top-1.5 -left-[9px] size-4 rounded-full border-2 border-brand ${isNewest ? 'bg-brand' : 'bg-paper'}`}
      />
      <h2 className="flex flex-wrap items-baseline gap-x-3 text-lg font-semibold">
        <a
          href={`${path}/history/${number}`}
          className="py-1 text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          Version {number}
        </a>
        {isNewest && (
          <span className="rounded-sm bg-marigold-soft px-2 py-0.5 text-xs font-semibold text-marigold-deep">
            Current
          </span>
        )}
      </h2>
      <p className="text-sm text-fg-soft">
        <time dateTime={lagosDay(savedAt)}>{formatLongDate(savedAt)}</time>
      </p>
      <p className="mt-1 text-neutral-800 wrap-anywhere">{sentenceOf(summary)}</p>
    </li>
  )
}
