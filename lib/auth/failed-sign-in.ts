import 'server-only'
import { recordAudit } from '@/lib/audit/record'
import { db } from '@/lib/platform/db'
import { log } from '@/lib/platform/log'
import { consumePoint, type Limit } from '@/lib/platform/rate-limit'
import { logRefusal } from '@/lib/platform/refusal-log'
import { requestInfo } from '@/lib/platform/request'

/** Keeps guesses from flooding the audit log. The log file has a line for each refusal. */
const oncePerHour: Limit = { name: 'sign-in:noted', points: 1, seconds: 60 * 60 }

const summaries = {
  password: 'was refused at sign-in: wrong password',
  code: 'was refused at sign-in: wrong code',
  passkey: 'was refused at sign-in: wrong passkey',
  'no passkey': 'entered the correct password and was asked for a passkey',
  disabled: 'was refused at sign-in: the account is disabled',
  'wrong password': 'could not confirm their identity: wrong password',
  'wrong code': 'could not confirm their identity: wrong code',
  'wrong passkey': 'could not confirm their identity: wrong passkey',
}
type SignInReason = 'password' | 'code' | 'passkey' | 'no passkey' | 'disabled'
type ConfirmationReason = 'wrong password' | 'wrong code' | 'wrong passkey'

/**
 * Logs a failed sign-in, and records it at most once an hour per account and reason. Returns immediately, because the
 * response time must not reveal whether the account exists. The username is not logged: it may be a password.
 */
export function recordFailedSignIn(
  account: { id: string; name: string } | null,
  reason: SignInReason,
  { address, requestId }: { address: string; requestId: string },
) {
  log.warn({
    security: 'sign-in refused',
    reason: account ? reason : 'unknown account',
    account: account?.id,
    address,
    requestId,
  })
  if (!account) return
  void record(account, reason, { address, requestId })
}

/**
 * Logs a wrong password or code from a signed-in person, and records it at most once an hour per account and reason.
 * Call this before or after the transaction, because a rollback must not undo the record.
 */
export async function recordFailedConfirmation(
  account: { id: string; name: string },
  reason: ConfirmationReason,
) {
  await logRefusal(reason, { admin: account.id })
  await record(account, reason, await requestInfo())
}

async function record(
  account: { id: string; name: string },
  reason: SignInReason | ConfirmationReason,
  { address, requestId }: { address: string; requestId: string },
) {
  try {
    if ((await consumePoint(oncePerHour, `${account.id}:${reason}`)) > 0) return
    await db.$transaction((tx) =>
      recordAudit(
        tx,
        { id: account.id, name: account.name, requestId },
        { noun: 'session', action: 'refuse', summary: summaries[reason], details: { address } },
      ),
    )
  } catch (error) {
    log.error({ err: error }, 'a refusal could not be recorded')
  }
}
