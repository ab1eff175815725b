import 'server-only'
import { hashAddress, hashesOfAddress } from '@/lib/platform/address-hash'
import { db, type Transaction } from '@/lib/platform/db'
import { type MailSuppressionReason, Prisma } from '@/lib/platform/generated/prisma/client'
import { columnsOf, tableOf } from '@/lib/platform/record-sql'

/** Returns whether an address is suppressed, so that it gets no bulk email. */
export async function isSuppressed(email: string) {
  // If the person's data has been erased, only a hash of the address is left.
  const [suppressions, erasures] = await Promise.all([
    db.mailSuppression.count({ where: { email } }),
    db.privacySuppression.count({ where: { emailHash: { in: hashesOfAddress(email) } } }),
  ])
  return suppressions + erasures > 0
}

/**
 * Keeps addresses suppressed after their erasure, each as a keyed hash. A bounce or complaint outlives an
 * unsubscription.
 */
export async function keepSuppressed(
  tx: Transaction,
  emails: readonly string[],
  reason: MailSuppressionReason = 'unsubscribed',
) {
  if (reason !== 'unsubscribed')
    await tx.privacySuppression.updateMany({
      where: { emailHash: { in: emails.flatMap(hashesOfAddress) }, reason: 'unsubscribed' },
      data: { reason },
    })
  await tx.privacySuppression.createMany({
    data: emails.map((email) => ({ emailHash: hashAddress(email), reason })),
    skipDuplicates: true,
  })
}

/**
 * Returns the SQL statement that lists an address as suppressed again if only its hash has been kept. Queries cannot
 * compare hashes, so a form that stores the address again needs it.
 */
export function listIfKept(email: string) {
  return Prisma.sql`
    INSERT INTO ${tableOf('MailSuppression')} (email, reason)
    SELECT ${email}, kept.reason FROM ${tableOf('PrivacySuppression')} AS kept
    WHERE kept.email_hash = ANY(${hashesOfAddress(email)})
    ON CONFLICT DO NOTHING`
}

/**
 * Lets an address get bulk email again, even if it has been erased. Returns whether it was suppressed for the reason, or
 * for any.
 */
export async function liftSuppression(
  tx: Transaction,
  email: string,
  reason?: MailSuppressionReason,
): Promise<boolean> {
  const only = reason ? { reason } : {}
  const listed = await tx.mailSuppression.deleteMany({ where: { email, ...only } })
  const kept = await tx.privacySuppression.deleteMany({
    where: { emailHash: { in: hashesOfAddress(email) }, ...only },
  })
  return listed.count + kept.count > 0
}

const suppression = columnsOf('MailSuppression')

/** Returns the raw SQL condition for rows whose address, in the given column, is suppressed. */
export function suppressed(address: Prisma.Sql) {
  return Prisma.sql`EXISTS (SELECT 1 FROM ${tableOf('MailSuppression')} WHERE ${suppression.email} = ${address})`
}

/** Returns the raw SQL expression for the reason why the address in a column is suppressed; null if it is not. */
export function suppressionReason(address: Prisma.Sql) {
  return Prisma.sql`(SELECT ${suppression.reason} FROM ${tableOf('MailSuppression')} WHERE ${suppression.email} = ${address})`
}
