import 'server-only'
import { env } from '@/lib/platform/env'
import { sign } from '@/lib/platform/signed-id'

/**
 * The token of an invitation is made of a random text that the email's row keeps. Only this server can make it of that, so neither
 * the outbox nor the invitation, which has its hash, is enough to become staff.
 */
export const invitationToken = (seed: string) => sign('staff-invitation', seed)

/** Opening it asks; only the form on that page makes an account. */
export const invitationUrl = (seed: string) => `${env.APP_URL}/invitation/${invitationToken(seed)}`
