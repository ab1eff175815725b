import 'server-only'
import { type AuditEntry, recordAudit } from '@/lib/audit/record'
import { db } from '@/lib/platform/db'
import { consumePoint, type Limit } from '@/lib/platform/rate-limit'
import { notifyOwners } from './account-notice'
import type { Admin } from './live-session'

/** Limits these emails, so that a team that exports a list every morning still reads these emails. */
const oncePerDay: Limit = { name: 'export:announced', points: 1, seconds: 24 * 60 * 60 }

/** Records that someone exports a list of people, and emails the owners, at most once a day per person and list. */
export async function recordExport(admin: Admin, entry: Omit<AuditEntry, 'action'>) {
  const isNew = (await consumePoint(oncePerDay, `${admin.id}:${entry.noun}`)) === 0
  await db.$transaction(async (tx) => {
    await recordAudit(tx, { id: admin.id, name: admin.name }, { ...entry, action: 'export' })
    if (isNew) await notifyOwners(tx, 'list-exported')
  })
}
