import 'server-only'
import { env } from '@/lib/platform/env'
import { sign } from '@/lib/platform/signed-id'

/**
 * Returns the token of an invitation, derived from random text stored with the email. Only this server can derive it,
 * so neither the outbox nor the invitation, which has its hash, is enough to become staff.
 */
export const invitationToken = (seed: string) => sign('staff-invitation', seed)

/** Returns the invitation page. Opening it changes nothing; only its form creates an account. */
export const invitationUrl = (seed: string) => `${env.APP_URL}/invitation/${invitationToken(seed)}`
