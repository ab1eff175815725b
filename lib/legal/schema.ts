import { z } from 'zod'
import { line, paragraphs, recordId } from '@/lib/platform/fields'
import { type ListSpec, parseListParams, type RawParams } from '@/lib/platform/list-params'
import { normalize } from '@/lib/platform/normalize'
import type { LegalKind } from './legal-version'
import { readOrder } from './section-order'

export const legalKinds = ['privacy', 'terms'] as const satisfies readonly LegalKind[]

/** Where staff edit each document. */
export const legalEditors = {
  privacy: '/admin/privacy-policy',
  terms: '/admin/terms',
} as const satisfies Record<LegalKind, string>

/** In characters; the table refuses more (prisma/migrations, legal_document and legal_section). */
export const legalLimits = {
  lastUpdatedText: 60,
  policyUpdatesText: 2_000,
  title: 160,
  content: 20_000,
  /** More make no document that anyone reads; each version keeps a copy of all of them. */
  sections: 60,
} as const

export const legalMessages = {
  missing: 'Please fill in all required fields',
  title: 'Please enter a title',
  content: 'Please write the content',
  updated: {
    privacy: 'Privacy Policy updated successfully!',
    terms: 'Terms of Service updated successfully!',
  } satisfies Record<LegalKind, string>,
  unchanged: 'Nothing has changed, so there is no new version.',
} as const

const kind = z.enum(legalKinds)
/** One spelling of each character: versions are compared by their texts. */
const composed = z.string().transform((text) => normalize(text, 'NFC'))

export const legalSectionSchema = z.strictObject({
  kind,
  id: recordId,
  /** Which save the form began with; 0 for what is not saved yet. */
  version: z.int32().nonnegative(),
  title: composed.pipe(line(legalLimits.title)).pipe(z.string().min(1, legalMessages.title)),
  content: composed.pipe(paragraphs(legalLimits.content)).pipe(z.string().min(1, legalMessages.content)),
  /** Its place, from 1 on. */
  order: z.unknown().transform(readOrder),
  /** The place that the form began with: as long as both are the same, nobody wants it moved. */
  orderBefore: z.unknown().transform(readOrder),
})
export type LegalSectionInput = z.input<typeof legalSectionSchema>

export const legalTextsSchema = z
  .strictObject({
    kind,
    version: z.int32().positive(),
    /** Empty: the day of the newest version. */
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
export const legalOrderSchema = z.strictObject({ list: kind, ids, was: ids })

const number = z.int32().positive()
export const restoreLegalVersionSchema = z.strictObject({
  kind,
  number,
  /** The newest version that the person has seen. */
  newest: number,
})
export type RestoreLegalVersionInput = z.input<typeof restoreLegalVersionSchema>

/** The list of versions, as its state is in the URL. */
export function legalHistoryOf(document: LegalKind) {
  return {
    path: `${legalEditors[document]}/history`,
    sorts: ['number'],
    order: { sort: 'number', direction: 'desc' },
    filters: {},
  } as const satisfies ListSpec
}
export type LegalHistoryParams = ReturnType<typeof parseLegalHistoryParams>

export function parseLegalHistoryParams(document: LegalKind, raw: RawParams) {
  return parseListParams(legalHistoryOf(document), raw)
}
