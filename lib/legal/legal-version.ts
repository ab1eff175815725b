import { formatLongDate } from '@/lib/dates'
import { slugify } from '@/lib/platform/slug'

/** The two public documents. */
export const legalDocuments = {
  privacy: { title: 'Privacy Policy', path: '/privacy' },
  terms: { title: 'Terms of Service', path: '/terms' },
} as const
export type LegalKind = keyof typeof legalDocuments

/** The sections of the privacy policy that are not in its list of sections. */
export const builtInSections = {
  /** Its text is generated from the settings, so that it is always accurate. */
  retention: { anchor: 'retention-periods', title: 'Retention periods' },
  updates: { anchor: 'policy-updates', title: 'Policy Updates' },
} as const

export interface LegalSectionText {
  id: string
  title: string
  /** Plain text in blocks: see legal-blocks.ts. */
  content: string
}

/** A document in its current version or an earlier one. */
export interface LegalText {
  /** In document order. */
  sections: LegalSectionText[]
  /** Typed by staff. If empty, the version's date is shown. */
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
 * Returns the anchor of each section on its page, as in "/terms#fees". Anchors are derived from the section's first
 * title, so that links keep working when it is renamed. A second section with the same name becomes "fees-2", as does one
 * in the privacy policy that is named like a built-in section.
 */
export function anchorsOf(
  kind: LegalKind,
  sections: readonly Pick<LegalSectionText, 'id' | 'title'>[],
  firstTitles: ReadonlyMap<string, string> = new Map(),
): string[] {
  const builtIn = kind === 'privacy' ? Object.values(builtInSections) : []
  const usedAnchors = new Set<string>(builtIn.map(({ anchor }) => anchor))
  return sections.map(({ id, title }) => {
    const slug = slugify(firstTitles.get(id) ?? title) || 'section'
    let anchor = slug
    for (let number = 2; usedAnchors.has(anchor); number++) anchor = `${slug}-${number}`
    usedAnchors.add(anchor)
    return anchor
  })
}

/**
 * Parses the version number in a URL. Returns 0, which no version has, for invalid numbers such as "01" and "1e3".
 */
export function readVersionNumber(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0
}
