import 'server-only'
import type { Route } from 'next'
import { db } from '@/lib/platform/db'

/** The only screen for people who must set up a second factor first. */
export const ACCOUNT: Route = '/admin/account'

/** Refuses requests of accounts without a second factor or passkey once one is required. */
export const SET_UP_FIRST =
  'Everyone now needs a passkey or two-factor authentication. Please set one up in your account first.'

/** The condition for accounts that can sign in with only a password. */
export const withoutSecondFactor = { disabledAt: null, totpEnabledAt: null, passkeys: { none: {} } }

export interface RequiredFactor {
  /** From this moment on, people without one may only open their own account. */
  from: Date
  isDue: boolean
}

/** Returns when every account needs a second factor or passkey; null if none does. */
export async function findRequiredFactor(): Promise<RequiredFactor | null> {
  const policy = await db.secondFactorPolicy.findUnique({ where: { id: 1 }, select: { requiredFrom: true } })
  return policy && { from: policy.requiredFrom, isDue: policy.requiredFrom <= new Date() }
}
