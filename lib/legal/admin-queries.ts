import 'server-only'
import { z } from 'zod'
import { withLastChanges } from '@/lib/audit/last-changes'
import { requireAdmin } from '@/lib/auth/session'
import { db } from '@/lib/platform/db'
import { MAX_ROWS } from '@/lib/platform/fields'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { type Keyset, type KeysetPage, keysetOf, readKeysetPage } from '@/lib/platform/keyset'
import { queryRows } from '@/lib/platform/query-rows'
import type { LegalKind } from './legal-version'
import { findNewestVersion, listSections } from './save-version'
import type { LegalHistoryParams } from './schema'

const noun = 'legal'

const keyset: Keyset<'number'> = keysetOf('LegalVersion', { number: ['number', 'id'] })

const listedVersion = z.object({
  id: z.string(),
  number: z.number(),
  summary: z.string(),
  /** For staff only. */
  actorName: z.string(),
  createdAt: z.date(),
})
export type ListedVersion = z.infer<typeof listedVersion>

export type EditedSection = Awaited<ReturnType<typeof getLegalForEdit>>['sections'][number]

/** Returns the texts with their version, the sections in document order, and the newest version. */
export async function getLegalForEdit(kind: LegalKind) {
  await requireAdmin('legal')
  const [texts, rows, newest] = await Promise.all([
    db.legalDocument.findUniqueOrThrow({
      where: { kind },
      select: { version: true, lastUpdatedText: true, policyUpdatesText: true },
    }),
    listSections(db, kind),
    findNewestVersion(db, kind),
  ])
  return { ...texts, sections: await withLastChanges(db, noun, rows), newest }
}

/** Returns one page of a document's versions, newest first. */
export async function listLegalVersions(
  kind: LegalKind,
  params: LegalHistoryParams,
): Promise<KeysetPage<ListedVersion> & { total: number; newest: number }> {
  await requireAdmin('legal')
  const ofKind = Prisma.sql`kind = ${kind}::legal_kind`
  const [page, total, newest] = await Promise.all([
    readKeysetPage(
      { keyset, cursor: params.cursor, order: params },
      (page) => queryRows(db, listedVersion)`
        SELECT id::text, number, summary, actor_name AS "actorName", created_at AS "createdAt"
        FROM legal_version WHERE ${ofKind} AND ${page}`,
    ),
    db.legalVersion.count({ where: { kind } }),
    db.legalVersion.aggregate({ where: { kind }, _max: { number: true } }),
  ])
  return { ...page, total, newest: newest._max.number ?? 0 }
}

/** Lists the sections deleted in the last 30 days, newest first, at most 300. */
export async function listLegalTrash(kind: LegalKind) {
  await requireAdmin('legal')
  const rows = await db.legalSection.findMany({
    where: { kind, deletedAt: { not: null } },
    orderBy: { deletedAt: 'desc' },
    take: MAX_ROWS + 1,
    select: { id: true, title: true },
  })
  return {
    rows: await withLastChanges(db, noun, rows.slice(0, MAX_ROWS)),
    hasOlder: rows.length > MAX_ROWS,
  }
}
