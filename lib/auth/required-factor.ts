import 'server-only'
import type { Route } from 'next'
import { db, type Transaction } from '@/lib/platform/db'

/** The only screen open to people who must set up a second factor first. */
export const ACCOUNT_PATH: Route = '/admin/account'

/** Shown when a request is refused because the account still lacks a required second factor. */
export const SET_UP_FIRST =
  'Everyone now needs a passkey or two-factor authentication. Please set one up in your account first.'

/** The only actions allowed until the account has a second factor. */
const setUpActions: readonly string[] = [
  'account.sign-out',
  'account.begin-confirmation',
  'account.check-identity',
  'account.confirm-identity',
  'account.begin-second-factor',
  'account.confirm-second-factor',
  'account.begin-passkey',
  'account.add-passkey',
]
export const isSetUpAction = (name: string) => setUpActions.includes(name)

/** The condition for accounts that can sign in with only a password. */
export const withoutSecondFactor = { disabledAt: null, totpEnabledAt: null, passkeys: { none: {} } }

export interface RequiredFactor {
  /** When people without a second factor can no longer open anything but their own account. */
  from: Date
  isDue: boolean
}

/** Returns from when every account needs a second factor or passkey; null if neither is required. */
export async function findRequiredFactor(from: Transaction = db): Promise<RequiredFactor | null> {
  const policy = await from.secondFactorPolicy.findUnique({
    where: { id: 1 },
    select: { requiredFrom: true },
  })
  return policy && { from: policy.requiredFrom, isDue: policy.requiredFrom <= new Date() }
}
