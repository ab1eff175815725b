import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { formatDateTime } from '@/lib/dates'
import type { Role } from '@/lib/platform/role'
import type { PendingInvitation } from '@/lib/staff/admin-queries'
import { InvitationActions } from './invitation-actions'

const invitedAs: Readonly<Record<Role, string>> = {
  owner: 'an owner',
  editor: 'an editor',
  recruiter: 'a recruiter',
  support: 'support',
  viewer: 'a viewer',
}

/** Lists everyone who was invited and has no account yet. */
export function Invitations({ invitations }: { invitations: PendingInvitation[] }) {
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations" className="mb-3 text-lg font-semibold">
        Pending invitations
      </h2>
      {invitations.length === 0 ? (
        <p className="text-sm text-fg-soft">No pending invitations.</p>
      ) : (
        <Card>
          <ul className="divide-y divide-line">
            {invitations.map((invitation) => (
              <Invitation key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}

function Invitation({ invitation }: { invitation: PendingInvitation }) {
  const { id, email, role, invitedBy, createdAt, expiresAt, isExpired, hasMailFailed } = invitation
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {email}
          {isExpired && <Badge tone="warn">Expired</Badge>}
          {hasMailFailed && <Badge tone="danger">Email failed</Badge>}
        </p>
        <p className="mt-0.5 text-fg-soft">
          Invited as {invitedAs[role]} by {invitedBy ?? 'a former staff member'} on{' '}
          {formatDateTime(createdAt)}. {isExpired ? 'The link expired on' : 'The link is valid until'}{' '}
          {formatDateTime(expiresAt)}.
        </p>
      </div>
      <InvitationActions id={id} email={email} />
    </li>
  )
}
