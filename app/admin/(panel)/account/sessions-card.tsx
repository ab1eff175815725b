import { Laptop, Smartphone } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import type { OwnSession } from '@/lib/account/admin-queries'
import { formatDateTime, formatDistance } from '@/lib/dates'
import { EndOtherSessions, EndSession } from './end-sessions'

/** Lists the browsers in which the person is signed in. */
export function SessionsCard({ sessions }: { sessions: OwnSession[] }) {
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-lg font-semibold">Signed-in browsers</h2>
          <p className="mt-1 text-sm text-fg-soft">
            {others === 0
              ? 'You are signed in here and nowhere else.'
              : 'Don’t recognize one? Sign it out and change your password.'}
          </p>
        </div>
        {others > 1 && <EndOtherSessions count={others} />}
      </div>
      <ul aria-label="Signed-in browsers" className="mt-4 divide-y divide-line border-t border-line">
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
    </Card>
  )
}

function Session({ session }: { session: OwnSession }) {
  const { id, browser, address, startedAt, lastSeenAt, isCurrent } = session
  const Icon = /Android|iPhone|iPad/.test(browser) ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 last:pb-0">
      <Icon
        size={22}
        strokeWidth={1.5}
        aria-hidden="true"
        className={isCurrent ? 'shrink-0 text-accent' : 'shrink-0 text-fg-soft'}
      />
      <div className="min-w-0 flex-1 text-sm max-sm:basis-2/3">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {browser} {isCurrent && <Badge tone="accent">This browser</Badge>}
        </p>
        <p className="mt-1 text-fg-soft wrap-anywhere tabular-nums">{address || 'Unknown address'}</p>
        <p className="text-fg-soft tabular-nums">
          Signed in <time dateTime={startedAt.toISOString()}>{formatDateTime(startedAt)}</time>
          {' · '}
          {isCurrent ? 'in use now' : `last used ${formatDistance(lastSeenAt, new Date())}`}
        </p>
      </div>
      {!isCurrent && <EndSession id={id} browser={browser} />}
    </li>
  )
}
