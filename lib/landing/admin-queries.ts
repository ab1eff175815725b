import 'server-only'
import { withLastChanges } from '@/lib/audit/last-changes'
import { requireAdmin } from '@/lib/auth/session'
import { db } from '@/lib/platform/db'
import { type ClaimKey, claimKeys } from './schema'

const noun = 'landing'

/** Lists the claims in the order of the schema. */
export async function listClaimsForEdit() {
  await requireAdmin('landing')
  const rows = new Map((await db.claim.findMany()).map((row) => [row.key, row]))
  const known = claimKeys.flatMap((key) => {
    const row = rows.get(key)
    return row ? [{ ...row, key, id: key }] : []
  })
  return withChanges(known)
}

export async function getClaimForEdit(key: ClaimKey) {
  await requireAdmin('landing')
  const row = await db.claim.findUnique({ where: { key } })
  return withLastChange(row && { ...row, key, id: key })
}

const withChanges = <Row extends { id: string }>(rows: readonly Row[]) => withLastChanges(db, noun, rows)

async function withLastChange<Row extends { id: string }>(row: Row | null) {
  return row ? ((await withChanges([row]))[0] ?? null) : null
}
