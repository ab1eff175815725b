import { cache, type ReactNode } from 'react'
import { MailBadge } from '@/components/admin/mail-badge'
import { StatusSelect } from '@/components/admin/status-select'
import { Timeline, TimelineEntry } from '@/components/admin/timeline'
import { EmailText } from '@/components/ui/email-text'
import { formatCount } from '@/lib/count'
import { formatDateTime, lagosDay } from '@/lib/dates'
import { planText } from '@/lib/plan/plan-text'
import { listHref } from '@/lib/platform/list-params'
import { changeStatus } from '@/lib/waitlist/actions'
import { readEntry } from '@/lib/waitlist/admin-queries'
import { type WaitlistParams, waitlistList } from '@/lib/waitlist/schema'
import { FromAddress } from '../_from-address/from-address'
import { EntryActions } from './entry-actions'
import { findNeighbors } from './entry-steps'
import { consentState, sourceLabel, statusLabels, statusTones } from './labels'

// The title and the facts share one query.
const readOnce = cache(readEntry)

export async function EntryName({ id }: { id: string }) {
  return (await readOnce(id))?.entry.name ?? 'Entry not found'
}

/** Lists everything we know about a person on the waitlist. */
export async function EntryFacts({ params, id }: { params: WaitlistParams; id: string }) {
  const found = await readOnce(id)
  if (!found) return <p>This entry is in the Trash or has been deleted.</p>
  const { entry, place, suppression, emails, events } = found
  const { previous, next } = await findNeighbors({ params, id })
  const { plan, createdAt } = entry
  return (
    <div className="grid gap-8">
      <EntryActions
        id={id}
        name={entry.name}
        email={entry.email}
        next={next ?? previous ?? listHref(waitlistList, params)}
      />
      <dl className="grid gap-4">
        <Fact label="Email">
          <EmailText email={entry.email} />
          <FromAddress email={entry.email} record={{ kind: 'waitlist', id }} />
        </Fact>
        <Fact label="Status">
          <StatusSelect
            id={id}
            name={entry.name}
            status={entry.status}
            labels={statusLabels}
            tones={statusTones}
            change={changeStatus}
          />
        </Fact>
        <Fact label="Place on the list">{formatCount(place)}</Fact>
        <Fact label="Plan">{(plan && planText(plan, lagosDay(createdAt))) ?? 'No payout plan'}</Fact>
        <Fact label="Source">{sourceLabel(entry.source)}</Fact>
        <Fact label="Joined">{formatDateTime(createdAt)}</Fact>
        <Fact label="Consent">{consentState(entry, suppression)}</Fact>
      </dl>
      <section>
        <h3 className="font-semibold">Emails</h3>
        {emails.length === 0 && <p className="mt-2 text-sm text-fg-soft">None yet.</p>}
        <ul className="mt-2 grid gap-2 text-sm">
          {emails.map(({ id, status, createdAt, campaignId }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {campaignId ? 'Campaign' : 'Confirmation'}
              <time dateTime={createdAt.toISOString()} className="text-fg-soft">
                {formatDateTime(createdAt)}
              </time>
              <MailBadge status={status} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="font-semibold">History</h3>
        <Timeline label="History">
          {events.map(({ id, at, actorName, summary }) => (
            <TimelineEntry key={id} who={actorName} did={summary} at={at} />
          ))}
          <TimelineEntry who={entry.name} did="joined the waitlist" at={createdAt} />
        </Timeline>
      </section>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid items-baseline gap-x-4 sm:grid-cols-[7.5rem_1fr]">
      <dt className="text-sm text-fg-soft">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}
