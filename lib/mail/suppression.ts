import 'server-only'
import { hashAddress } from '@/lib/platform/address-hash'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { columnsOf, tableOf } from '@/lib/platform/record-sql'

/** Checks whether an address gets no bulk mail. */
export async function isSuppressed(email: string) {
  // Or erased since: then only its hash is known.
  const [known, erased] = await Promise.all([
    db.mailSuppression.count({ where: { email } }),
    db.privacySuppression.count({ where: { emailHash: hashAddress(email) } }),
  ])
  return known + erased > 0
}

const suppression = columnsOf('MailSuppression')

/** Returns the condition, for raw SQL, that the address in a column gets no bulk mail. */
export function suppressed(address: Prisma.Sql) {
  return Prisma.sql`EXISTS (SELECT 1 FROM ${tableOf('MailSuppression')} WHERE ${suppression.email} = ${address})`
}

/** Returns the reason, for raw SQL, why the address in a column gets no bulk mail: null where it does. */
export function suppressionReason(address: Prisma.Sql) {
  return Prisma.sql`(SELECT ${suppression.reason} FROM ${tableOf('MailSuppression')} WHERE ${suppression.email} = ${address})`
}
