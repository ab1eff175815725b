import { ChevronDown } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { formatCountOf } from '@/lib/count'
import type { Person } from '@/lib/personal-data/admin-queries'
import { type HeldPart, readableRecord } from '@/lib/personal-data/collect'
import { AllowMessages } from './allow-messages'
import { Downloads } from './downloads'

interface PersonRecordProps {
  person: Person
  /** The sealed address for links and forms. */
  sealed: string
}

/** Lists the data held about a person by table: the number of rows, the reason and the first rows. */
export function PersonRecord({ person: { parts, files, isSuppressed }, sealed }: PersonRecordProps) {
  return (
    <div className="grid gap-5">
      {isSuppressed && <AllowMessages person={sealed} />}
      {parts.length === 0 ? (
        <Card>
          <EmptyState title="No data found">We hold no records or files for this address</EmptyState>
        </Card>
      ) : (
        <>
          <Downloads person={sealed} files={files} />
          <section aria-label="Data held" className="grid gap-3">
            {parts.map((part) => (
              <Part key={part.table} part={part} />
            ))}
          </section>
        </>
      )}
    </div>
  )
}

function Part({ part: { table, title, purpose, records, total } }: { part: HeldPart }) {
  return (
    <Card>
      <details className="group">
        <summary className="flex cursor-pointer list-none items-center gap-4 rounded-md px-5 py-4 hover:bg-sunken">
          <span className="min-w-0 grow">
            <span className="block font-semibold">{title}</span>
            <span className="block text-sm text-fg-soft">{purpose}</span>
          </span>
          <Badge>{formatCountOf(total, 'record')}</Badge>
          <ChevronDown className="shrink-0 text-fg-soft transition-transform group-open:rotate-180" />
        </summary>
        <ol className="divide-y divide-line border-t border-line">
          {records.map((record, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
            <li key={`${table}-${index}`} className="px-5 py-4">
              <dl className="grid gap-x-6 gap-y-1.5 text-sm md:grid-cols-[12rem_1fr]">
                {readableRecord(record).map(({ name, value }) => (
                  <div key={name} className="contents">
                    <dt className="text-fg-soft">{name}</dt>
                    <dd className="wrap-anywhere whitespace-pre-line max-md:mb-2">{value}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
          {total > records.length && (
            <li className="px-5 py-4 text-sm text-fg-soft">
              The other {formatCountOf(total - records.length, 'record')} can be downloaded with the copy.
            </li>
          )}
        </ol>
      </details>
    </Card>
  )
}
