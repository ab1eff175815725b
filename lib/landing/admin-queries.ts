import 'server-only'
import { withLastChanges } from '@/lib/audit/last-changes'
import { requireAdmin } from '@/lib/auth/session'
import { db } from '@/lib/platform/db'
import { findHiddenReason } from './claim-visibility'
import { type ClaimKey, claimInfo, claimKeys } from './schema'

const noun = 'landing'

/** Lists the claims in the order of the schema, each with the reason if visitors do not see it. */
export async function listClaimsForEdit() {
  await requireAdmin('landing')
  const [all, onlySourced] = await Promise.all([db.claim.findMany(), getOnlySourced()])
  const rows = new Map(all.map((row) => [row.key, row]))
  const claims = claimKeys.flatMap((key) => {
    const row = rows.get(key)
    return row ? [{ ...row, key, id: key, hiddenReason: findHiddenReason(row, onlySourced) }] : []
  })
  return withChanges(claims)
}

/** Returns whether the site shows only claims with a source. */
export async function getOnlySourced() {
  await requireAdmin('landing')
  const settings = await db.claimSettings.findUnique({ where: { id: 1 }, select: { onlySourced: true } })
  return settings?.onlySourced ?? false
}

/** Counts the claims that visitors see without a source. Does not count figures in the press kit's texts. */
export async function countUnsourcedClaims() {
  await requireAdmin('landing')
  const keys = claimKeys.filter((key) => !claimInfo[key].isInText)
  const [count, onlySourced] = await Promise.all([
    db.claim.count({ where: { key: { in: keys }, isShown: true, publicSource: null } }),
    getOnlySourced(),
  ])
  return onlySourced ? 0 : count
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
