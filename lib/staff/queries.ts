import 'server-only'
import { db, type Transaction } from '@/lib/platform/db'
import { hashToken } from '@/lib/platform/signed-id'

export interface InvitationLink {
  email: string
  /** `used`: accepted. `revoked`: withdrawn by staff. */
  state: 'open' | 'expired' | 'used' | 'revoked'
}

/** Returns the invitation that a link belongs to; null if a newer email replaced it. */
export async function getInvitation(token: string, from: Transaction = db): Promise<InvitationLink | null> {
  const invitation = await from.adminInvitation.findUnique({
    where: { tokenHash: hashToken(token) },
    select: { email: true, acceptedAt: true, revokedAt: true, expiresAt: true },
  })
  if (!invitation) return null
  const { email, acceptedAt, revokedAt, expiresAt } = invitation
  if (acceptedAt) return { email, state: 'used' }
  if (revokedAt) return { email, state: 'revoked' }
  return { email, state: expiresAt > new Date() ? 'open' : 'expired' }
}
