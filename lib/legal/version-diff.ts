import type { LegalSectionText, LegalText } from './legal-version'
import { type DiffPart, diffTexts, editsFor } from './text-diff'

export type SectionChangeKind = 'added' | 'removed' | 'renamed' | 'moved' | 'changed'

export interface SectionChange {
  id: string
  title: string
  /** The previous title, if the section was renamed. */
  previousTitle: string | null
  kinds: SectionChangeKind[]
  /** The section's position in the earlier and the later version, starting at 1; null in a version without it. */
  from: number | null
  to: number | null
  /** The changes to its text; empty if it stayed the same. */
  parts: DiffPart[]
}

export interface VersionDiff {
  /** In document order. A removed section is listed where it was. */
  changes: SectionChange[]
  unchanged: number
  /** The changes to "Policy Updates"; empty if it stayed the same. */
  policyUpdates: DiffPart[]
  /** The typed "Last updated" text, if it changed. Either value may be empty. */
  lastUpdated: { from: string; to: string } | null
}

/** Returns the changes between two versions. Matches sections by id, regardless of their title, text and position. */
export function diffVersions(before: LegalText, after: LegalText): VersionDiff {
  const placesBefore = placesOf(before.sections)
  const placesAfter = placesOf(after.sections)
  const moved = findMoved(before.sections, after.sections)
  const maxEdits = editsFor(countChanged(before.sections, placesAfter))
  const compared = mergeOrders(before.sections, after.sections).map((id) =>
    compareSection(id, {
      before: placesBefore.get(id),
      after: placesAfter.get(id),
      isMoved: moved.has(id),
      maxEdits,
    }),
  )
  return {
    changes: compared.filter(({ kinds }) => kinds.length > 0),
    unchanged: compared.filter(({ kinds }) => kinds.length === 0).length,
    policyUpdates: changedParts(before.policyUpdatesText, after.policyUpdatesText),
    lastUpdated:
      before.lastUpdatedText === after.lastUpdatedText
        ? null
        : { from: before.lastUpdatedText, to: after.lastUpdatedText },
  }
}

interface PlacedSection {
  section: LegalSectionText
  place: number
}

const placesOf = (sections: LegalSectionText[]) =>
  new Map<string, PlacedSection>(
    sections.map((section, index) => [section.id, { section, place: index + 1 }]),
  )

/** Counts the characters, before and after, of all sections whose text changed. */
function countChanged(before: LegalSectionText[], after: Map<string, PlacedSection>): number {
  const pairs = before.map(({ id, content }) => [content, after.get(id)?.section.content ?? content] as const)
  return pairs.reduce((sum, [old, current]) => sum + (old === current ? 0 : old.length + current.length), 0)
}

interface SectionComparison {
  before: PlacedSection | undefined
  after: PlacedSection | undefined
  isMoved: boolean
  maxEdits: number
}

function compareSection(id: string, { before, after, isMoved, maxEdits }: SectionComparison): SectionChange {
  const places = { from: before?.place ?? null, to: after?.place ?? null }
  const title = (after ?? before)?.section.title ?? ''
  if (!before || !after) {
    const kind = after ? 'added' : 'removed'
    const text = (after ?? before)?.section.content ?? ''
    return { id, title, previousTitle: null, ...places, kinds: [kind], parts: [{ kind, text }] }
  }
  const parts = changedParts(before.section.content, after.section.content, maxEdits)
  const isRenamed = before.section.title !== title
  const kinds: SectionChangeKind[] = [
    ...(isRenamed ? (['renamed'] as const) : []),
    ...(isMoved ? (['moved'] as const) : []),
    ...(parts.length > 0 ? (['changed'] as const) : []),
  ]
  return { id, title, previousTitle: isRenamed ? before.section.title : null, ...places, kinds, parts }
}

function changedParts(before: string, after: string, maxEdits?: number): DiffPart[] {
  const parts = diffTexts(before, after, maxEdits)
  return parts.some(({ kind }) => kind !== 'same') ? parts : []
}

/**
 * Merges the ids of both versions: the later version's ids in order, with each removed id after the id it followed.
 */
function mergeOrders(before: LegalSectionText[], after: LegalSectionText[]): string[] {
  const ids = after.map(({ id }) => id)
  const laterIds = new Set(ids)
  for (const [index, { id }] of before.entries()) {
    if (laterIds.has(id)) continue
    const neighbor = before[index - 1]?.id
    ids.splice(neighbor === undefined ? 0 : ids.indexOf(neighbor) + 1, 0, id)
  }
  return ids
}

/**
 * Returns the smallest set of moved sections: those outside the longest increasing subsequence. Two swapped neighbors
 * are both in it, because either may have been moved.
 */
function findMoved(before: LegalSectionText[], after: LegalSectionText[]): Set<string> {
  const places = new Map(before.map(({ id }, index) => [id, index]))
  const rows: string[][] = []
  const both = after.filter(({ id }) => places.has(id)).map(({ id }) => id)
  for (const [index, id] of both.entries()) {
    const place = places.get(id) ?? 0
    const fitting = rows.slice(0, index).filter((row) => (places.get(row.at(-1) ?? '') ?? 0) < place)
    const longest = fitting.reduce<string[]>((best, row) => (row.length > best.length ? row : best), [])
    rows.push([...longest, id])
  }
  const unmoved = new Set(rows.reduce((best, row) => (row.length > best.length ? row : best), []))
  const previous = before.flatMap(({ id }) => (both.includes(id) ? id : []))
  const swapped = both.flatMap((id, index) => {
    const next = both[index + 1]
    return next && next === previous[previous.indexOf(id) - 1] ? [id, next] : []
  })
  return new Set([...both.filter((id) => !unmoved.has(id)), ...swapped])
}
