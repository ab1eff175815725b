import { formatLongDate } from '@/lib/dates'
import { slugify } from '@/lib/platform/slug'

/** The two documents, as the public knows them. */
export const legalDocuments = {
  privacy: { title: 'Privacy Policy', path: '/privacy' },
  terms: { title: 'Terms of Service', path: '/terms' },
} as const
export type LegalKind = keyof typeof legalDocuments

export interface LegalSectionText {
  id: string
  title: string
  /** Plain text in blocks: see legal-blocks.ts. */
  content: string
}

/** A document as it is now, or was after a save. */
export interface LegalText {
  /** In their order. */
  sections: LegalSectionText[]
  /** Typed by staff; empty: the day of the version counts. */
  lastUpdatedText: string
  policyUpdatesText: string
}

/** Returns the text after "Last updated": what staff typed, or else the date of the newest version, in Lagos. */
export function showLastUpdated(typed: string, savedAt: Date): string {
  return typed.trim() || formatLongDate(savedAt)
}

/** Turns a stored summary ("changed “Fees”") into a full sentence. */
export function sentenceOf(summary: string): string {
  return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`
}

/**
 * The place of each section on its page, as in "/terms#fees". Made of the title that a section had at first, so that a link keeps
 * leading to it when it is renamed; a second one of the same name is "fees-2".
 */
export function anchorsOf(
  sections: readonly Pick<LegalSectionText, 'id' | 'title'>[],
  firstTitles: ReadonlyMap<string, string> = new Map(),
): string[] {
  const taken = new Set<string>()
  return sections.map(({ id, title }) => {
    const slug = slugify(firstTitles.get(id) ?? title) || 'section'
    let anchor = slug
    for (let number = 2; taken.has(anchor); number++) anchor = `${slug}-${number}`
    taken.add(anchor)
    return anchor
  })
}

/** The number of a version in an address; 0, which no version has, where there is none: "01" and "1e3" are no addresses. */
export function readVersionNumber(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0
}
