import type { Transaction } from '@/lib/platform/db'
import { countRow, queryRows } from '@/lib/platform/query-rows'
import { columnsOf, tableOf } from '@/lib/platform/record-sql'

/**
 * Returns whether the team receives the site's emails at an address. Data about such an address concerns other
 * people, or an account, and is neither shown nor erased.
 */
export async function isTeamAddress(tx: Transaction, email: string): Promise<boolean> {
  const [found] = await queryRows(tx, countRow)`
    SELECT count(*)::int AS count FROM (
      SELECT ${columnsOf('AdminUser').email} AS email FROM ${tableOf('AdminUser')}
      UNION ALL SELECT ${columnsOf('HiringSettings').contactEmail} FROM ${tableOf('HiringSettings')}
      UNION ALL SELECT ${columnsOf('ContactInfo').email} FROM ${tableOf('ContactInfo')}
    ) AS own WHERE lower(email) = ${email}`
  return (found?.count ?? 0) > 0
}
