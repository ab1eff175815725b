import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { z } from 'zod'
import type { CacheTag } from '@/lib/nouns'
import { db } from '@/lib/platform/db'
import { queryRows } from '@/lib/platform/query-rows'
import {
  anchorsOf,
  type LegalKind,
  type LegalSectionText,
  type LegalText,
  showLastUpdated,
} from './legal-version'
import { parseStoredText } from './stored-text'
import { diffVersions, type VersionDiff } from './version-diff'

const idTitleRow = z.object({ id: z.string(), title: z.string() })

const TAG: CacheTag = 'legal'

/** A section with its anchor on the page. */
type PlacedSection = LegalSectionText & { anchor: string }

export interface PublishedLegal {
  /** In document order; empty if nothing has been written. */
  sections: PlacedSection[]
  /** The text as shown, such as "January 15, 2025". */
  lastUpdatedText: string
  policyUpdatesText: string
  /** When the newest version was saved. */
  updatedAt: Date
}

export interface LegalVersionRow {
  number: number
  savedAt: Date
  /** A summary in one sentence. Authors are not public. */
  summary: string
  /** The "Last updated" text of the version, as shown. */
  lastUpdatedText: string
}

export interface PublishedVersion extends LegalVersionRow {
  text: Omit<LegalText, 'sections'> & { sections: PlacedSection[] }
  /**
   * Changes from the previous version; null for the first. Computed here because the diff library reads the clock,
   * which cached pages must not do.
   */
  changes: VersionDiff | null
  isNewest: boolean
}

/** Returns the current document, which is empty if its row is missing, as before the seed. */
export async function getLegalDocument(kind: LegalKind): Promise<PublishedLegal> {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  const [document, newest, firstTitles] = await Promise.all([
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
    readFirstTitles(kind),
  ])
  const updatedAt = newest?.createdAt ?? document?.updatedAt ?? new Date(0)
  return {
    sections: place(document?.sections ?? [], firstTitles),
    lastUpdatedText: showLastUpdated(document?.lastUpdatedText ?? '', updatedAt),
    policyUpdatesText: document?.policyUpdatesText ?? '',
    updatedAt,
  }
}

/** Lists all versions of a document, newest first. */
export async function listLegalVersions(kind: LegalKind): Promise<LegalVersionRow[]> {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  const rows = await db.legalVersion.findMany({
    where: { kind },
    orderBy: { number: 'desc' },
    select: { number: true, createdAt: true, summary: true, lastUpdatedText: true },
  })
  return rows.map(toRow)
}

/** Returns a version with its changes from the previous one; null if no version has this number. */
export async function getLegalVersion(kind: LegalKind, number: number): Promise<PublishedVersion | null> {
  // Check the number before the cached read, so that arbitrary URLs do not fill the cache.
  return Number.isInteger(number) && number > 0 && number < 2 ** 31 ? readVersion(kind, number) : null
}

async function readVersion(kind: LegalKind, number: number): Promise<PublishedVersion | null> {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  const [rows, firstTitles] = await Promise.all([
    db.legalVersion.findMany({
      where: { kind, number: { in: [number - 1, number, number + 1] } },
      omit: { actorName: true },
    }),
    readFirstTitles(kind),
  ])
  const find = (number: number) => rows.find((row) => row.number === number)
  const [row, before] = [find(number), find(number - 1)]
  if (!row) return null
  const text = parseStoredText(row)
  return {
    ...toRow(row),
    text: { ...text, sections: place(text.sections, firstTitles) },
    changes: before ? diffVersions(parseStoredText(before), text) : null,
    isNewest: !find(number + 1),
  }
}

/** Returns the first title of each section, from which its anchor is derived. */
async function readFirstTitles(kind: LegalKind): Promise<Map<string, string>> {
  const rows = await queryRows(db, idTitleRow)`
    SELECT DISTINCT ON (section->>'id') section->>'id' AS id, section->>'title' AS title
    FROM legal_version, jsonb_array_elements(sections) AS section
    WHERE kind = ${kind}::legal_kind ORDER BY section->>'id', number`
  return new Map(rows.map(({ id, title }) => [id, title]))
}

function place(sections: LegalSectionText[], firstTitles: Map<string, string>): PlacedSection[] {
  const anchors = anchorsOf(sections, firstTitles)
  return sections.map((section, index) => ({ ...section, anchor: anchors[index] ?? section.id }))
}

function toRow(row: { number: number; createdAt: Date; summary: string; lastUpdatedText: string }) {
  const { number, createdAt, summary, lastUpdatedText } = row
  return { number, summary, savedAt: createdAt, lastUpdatedText: showLastUpdated(lastUpdatedText, createdAt) }
}
