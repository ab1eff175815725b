import 'server-only'
import { recordAudit } from '@/lib/audit/record'
import { db } from '@/lib/platform/db'
import { log } from '@/lib/platform/log'
import { consumePoint, type Limit } from '@/lib/platform/rate-limit'

/** Otherwise, guessing would flood the audit log. The log file has a line for each refusal. */
const oncePerHour: Limit = { name: 'sign-in:noted', points: 1, seconds: 60 * 60 }

const summaries = {
  password: 'was refused at sign-in: wrong password',
  code: 'was refused at sign-in: wrong code',
  disabled: 'was refused at sign-in: the account is disabled',
}
type Reason = keyof typeof summaries

/**
 * Logs a failed sign-in, and records it at most once an hour per account and reason. Returns immediately, because the
 * response time must not reveal whether the account exists. The username is not logged: it may be a password.
 */
export function noteRefusedSignIn(
  account: { id: string; name: string } | null,
  reason: Reason,
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
  const note = async () => {
    if ((await consumePoint(oncePerHour, `${account.id}:${reason}`)) > 0) return
    await db.$transaction((tx) =>
      recordAudit(
        tx,
        { id: account.id, name: account.name, requestId },
        { noun: 'session', action: 'refuse', summary: summaries[reason], details: { address } },
      ),
    )
  }
  note().catch((error) => log.error({ err: error }, 'a refused sign-in could not be recorded'))
}
