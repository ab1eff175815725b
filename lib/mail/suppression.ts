import 'server-only'
import { hashAddress } from '@/lib/platform/address-hash'
import { db } from '@/lib/platform/db'

/** Checks whether an address gets no bulk mail. */
export async function isSuppressed(email: string) {
  // Or erased since: then only its hash is known.
  const [known, erased] = await Promise.all([
    db.mailSuppression.count({ where: { email } }),
    db.privacySuppression.count({ where: { emailHash: hashAddress(email) } }),
  ])
  return known + erased > 0
}
