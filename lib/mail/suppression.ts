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
 * Returns the SQL statement that puts an address back on the suppression list if only its hash was kept. Queries look
 * for the address, so every form that stores an address again must run this statement.
 */
export function restoreSuppression(email: string) {
  return Prisma.sql`
    INSERT INTO ${tableOf('MailSuppression')} (email, reason)
    SELECT ${email}, kept.reason FROM ${tableOf('PrivacySuppression')} AS kept
    WHERE kept.email_hash = ANY(${hashesOfAddress(email)})
    ON CONFLICT DO NOTHING`
}

/** Allows bulk email to an address again, even after an erasure. Returns whether it was suppressed. */
export async function liftSuppression(tx: Transaction, email: string): Promise<boolean> {
  const listed = await tx.mailSuppression.deleteMany({ where: { email } })
  const kept = await tx.privacySuppression.deleteMany({
    where: { emailHash: { in: hashesOfAddress(email) } },
  })
  return listed.count + kept.count > 0
}

/** Removes addresses that are being erased from the suppression list if their hashes are kept for the same reason. */
export async function unlistErased(tx: Transaction, emails: readonly string[]) {
  const emailsByHash = new Map(emails.flatMap((email) => hashesOfAddress(email).map((hash) => [hash, email])))
  const kept = await tx.privacySuppression.findMany({
    where: { emailHash: { in: [...emailsByHash.keys()] } },
    select: { emailHash: true, reason: true },
  })
  for (const [reason, rows] of Map.groupBy(kept, (row) => row.reason)) {
    const listed = rows.map(({ emailHash }) => emailsByHash.get(emailHash) ?? '')
    await tx.mailSuppression.deleteMany({ where: { email: { in: listed }, reason } })
  }
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
