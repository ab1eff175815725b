import { z } from 'zod'
import { line, paragraphs, recordId } from '@/lib/platform/fields'
import type { ListSpec, ParamsOf } from '@/lib/platform/list-params'
import { normalize } from '@/lib/platform/normalize'
import { countParts } from './count-parts'
import type { LegalKind } from './legal-version'
import { readOrder } from './section-order'

export const legalKinds = ['privacy', 'terms'] as const satisfies readonly LegalKind[]

/** The path at which staff edit each document. */
export const legalEditors = {
  privacy: '/admin/privacy-policy',
  terms: '/admin/terms',
} as const satisfies Record<LegalKind, string>

/** In characters. The database enforces its own limits (prisma/migrations, legal_document and legal_section). */
export const legalLimits = {
  lastUpdatedText: 60,
  policyUpdatesText: 2_000,
  title: 160,
  content: 20_000,
  /** Limited, because every version stores a copy of all sections. */
  sections: 60,
  /** Lines, list items and links of a section and of a document. */
  sectionParts: 500,
  documentParts: 3_000,
  /** Characters of all sections together. */
  document: 300_000,
} as const

export const legalMessages = {
  title: 'Please enter a title',
  content: 'Please write the content',
  sectionParts: `Please use at most ${legalLimits.sectionParts} lines, list items and links`,
  documentTooLong:
    'This document has too much text, or too many lines, list items or links. Please shorten a section, or move one to the Trash.',
  updated: {
    privacy: 'Privacy Policy updated successfully!',
    terms: 'Terms of Service updated successfully!',
  } satisfies Record<LegalKind, string>,
  unchanged: 'Nothing has changed, so there is no new version.',
} as const

const kind = z.enum(legalKinds)
/** Normalizes Unicode, because versions are compared by text. */
const composed = z.string().transform((text) => normalize(text, 'NFC'))

export const legalSectionSchema = z.strictObject({
  kind,
  id: recordId,
  /** The version that the form started from; 0 for a new section. */
  version: z.int32().nonnegative(),
  title: composed.pipe(line(legalLimits.title)).pipe(z.string().min(1, legalMessages.title)),
  content: composed.pipe(paragraphs(legalLimits.content)).pipe(
    z
      .string()
      .min(1, legalMessages.content)
      .refine((text) => countParts(text) <= legalLimits.sectionParts, legalMessages.sectionParts),
  ),
  /** The position in the document, starting at 1. */
  order: z.unknown().transform(readOrder),
  /** The position that the form started from. The section only moves if the two differ. */
  orderBefore: z.unknown().transform(readOrder),
})
export type LegalSectionInput = z.input<typeof legalSectionSchema>

export const legalTextsSchema = z
  .strictObject({
    kind,
    version: z.int32().positive(),
    /** If empty, the date of the newest version is shown. */
    lastUpdatedText: composed.pipe(line(legalLimits.lastUpdatedText)),
    policyUpdatesText: composed.pipe(paragraphs(legalLimits.policyUpdatesText)),
  })
  .refine((texts) => texts.kind === 'privacy' || texts.policyUpdatesText === '', {
    path: ['policyUpdatesText'],
    message: 'Only the privacy policy has this paragraph',
  })
export type LegalTextsInput = z.input<typeof legalTextsSchema>

export const legalItemSchema = z.strictObject({ kind, id: recordId })

const ids = z.array(recordId).max(legalLimits.sections)
export const legalOrderSchema = z.strictObject({ list: kind, ids, previousIds: ids })

const number = z.int32().positive()
export const restoreLegalVersionSchema = z.strictObject({
  kind,
  number,
  /** The newest version that this person has seen. */
  newest: number,
})
export type RestoreLegalVersionInput = z.input<typeof restoreLegalVersionSchema>

/** Describes the list of versions for parsing its URL. */
export function legalHistoryOf(document: LegalKind) {
  return {
    path: `${legalEditors[document]}/history`,
    sorts: ['number'],
    order: { sort: 'number', direction: 'desc' },
    filters: {},
  } as const satisfies ListSpec
}
export type LegalHistoryParams = ParamsOf<ReturnType<typeof legalHistoryOf>>
