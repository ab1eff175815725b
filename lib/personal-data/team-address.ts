import { z } from 'zod'
import { openInvitationCondition } from '@/lib/auth/open-invitation'
import type { Transaction } from '@/lib/platform/db'
import { queryRows } from '@/lib/platform/query-rows'
import { columnsOf, tableOf } from '@/lib/platform/record-sql'
import { site } from '@/lib/site'

const placeRow = z.object({ place: z.string() })

/**
 * Returns where the team uses an address to receive email, such as "Bisi’s account", if anywhere. Data about such an
 * address concerns other people, or an account, and is neither shown nor erased. Disabled accounts do not count: anyone
 * may enter any address, and those who left the team have the same rights as everyone else. Open invitations do, because
 * only owners may revoke them.
 */
export async function findTeamUse(tx: Transaction, email: string): Promise<string | undefined> {
  const account = columnsOf('AdminUser')
  const hiring = columnsOf('HiringSettings')
  const invitation = columnsOf('AdminInvitation')
  const press = columnsOf('PressContact')
  const [found] = await queryRows(tx, placeRow)`
    SELECT place FROM (
      SELECT ${account.email} AS email, ${account.name} || '’s account' AS place
      FROM ${tableOf('AdminUser')} WHERE ${account.disabledAt} IS NULL
      UNION ALL SELECT ${invitation.email}, 'an open invitation' FROM ${tableOf('AdminInvitation')}
      WHERE ${openInvitationCondition(invitation)}
      UNION ALL SELECT coalesce(max(${hiring.contactEmail}), ${site.hiringEmail}), 'the hiring settings'
      FROM ${tableOf('HiringSettings')}
      UNION ALL SELECT unnest(ARRAY[${press.pressEmail}, ${press.generalEmail}]), 'the press contact'
      FROM ${tableOf('PressContact')}
      UNION ALL SELECT ${columnsOf('ContactInfo').email}, 'the contact information' FROM ${tableOf('ContactInfo')}
    ) AS own WHERE lower(email) = ${email} LIMIT 1`
  return found?.place
}
