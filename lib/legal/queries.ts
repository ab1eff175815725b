import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { CacheTag } from '@/lib/nouns'
import { db } from '@/lib/platform/db'
import { HISTORY_LIMIT } from '@/lib/platform/history-limit'
import { anchorsOf, type LegalKind, type LegalSectionText, showLastUpdated } from './legal-version'
import { parseStoredText } from './stored-text'
import { diffVersions } from './version-diff'

const TAG: CacheTag = 'legal'

/** A section with its anchor on the page. */
type PlacedSection = LegalSectionText & { anchor: string }

/** Returns the current document, which is empty if its row is missing, as before the seed. */
export async function getLegalDocument(kind: LegalKind) {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  const [document, newest] = await Promise.all([
    db.legalDocument.findUnique({
      where: { kind },
      select: {
        lastUpdatedText: true,
        policyUpdatesText: true,
        updatedAt: true,
        sections: {
          where: { deletedAt: null },
          orderBy: { position: 'asc' },
          select: { id: true, title: true, content: true },
        },
      },
    }),
    db.legalVersion.findFirst({ where: { kind }, orderBy: { number: 'desc' }, select: { createdAt: true } }),
  ])
  const updatedAt = newest?.createdAt ?? document?.updatedAt ?? new Date(0)
  return {
    sections: await place(kind, document?.sections ?? []),
    lastUpdatedText: showLastUpdated(document?.lastUpdatedText ?? '', updatedAt),
    policyUpdatesText: document?.policyUpdatesText ?? '',
    updatedAt,
  }
}

/** Lists the latest versions of a document, newest first, without their authors, who are not public. */
export async function listLegalVersions(kind: LegalKind) {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  const rows = await db.legalVersion.findMany({
    where: { kind },
    orderBy: { number: 'desc' },
    take: HISTORY_LIMIT,
    select: { number: true, createdAt: true, summary: true, lastUpdatedText: true },
  })
  return rows.map(toRow)
}

/** Returns a version with its changes from the previous one; null if no version has this number. */
export async function getLegalVersion(kind: LegalKind, number: number) {
  // Check the number before the cached read, so that arbitrary URLs do not fill the cache.
  return Number.isInteger(number) && number > 0 && number < 2 ** 31 ? readVersion(kind, number) : null
}

async function readVersion(kind: LegalKind, number: number) {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  const rows = await db.legalVersion.findMany({
    where: { kind, number: { in: [number - 1, number, number + 1] } },
    omit: { actorName: true },
  })
  const find = (number: number) => rows.find((row) => row.number === number)
  const [row, before] = [find(number), find(number - 1)]
  if (!row) return null
  const text = parseStoredText(row)
  return {
    ...toRow(row),
    text: { ...text, sections: await place(kind, text.sections) },
    // Computed here because the diff library reads the clock, which cached pages must not do.
    changes: before ? diffVersions(parseStoredText(before), text) : null,
    isNewest: !find(number + 1),
  }
}

/** Adds the anchors, which are derived from the first titles. */
async function place(kind: LegalKind, sections: LegalSectionText[]): Promise<PlacedSection[]> {
  const rows = await db.legalFirstTitle.findMany({
    where: { sectionId: { in: sections.map(({ id }) => id) } },
  })
  const anchors = anchorsOf(kind, sections, new Map(rows.map(({ sectionId, title }) => [sectionId, title])))
  return sections.map((section, index) => ({ ...section, anchor: anchors[index] ?? section.id }))
}

function toRow(row: { number: number; createdAt: Date; summary: string; lastUpdatedText: string }) {
  const { number, createdAt, summary, lastUpdatedText } = row
  return { number, summary, savedAt: createdAt, lastUpdatedText: showLastUpdated(lastUpdatedText, createdAt) }
}
