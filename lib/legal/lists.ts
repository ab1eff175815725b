import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { OrderedList } from '@/lib/platform/ordered-list'
import type { LegalKind } from './legal-version'

/** Returns the ordered list of one document's sections. Both documents share a table. */
export const sectionsOf = (kind: LegalKind): OrderedList => ({
  table: 'legal_section',
  where: Prisma.sql`kind = ${kind}::legal_kind`,
})

/**
 * The lists of sections. Versions keep the text of sections erased from the Trash, because what was public stays on
 * record.
 */
export const legalLists = { privacy: sectionsOf('privacy'), terms: sectionsOf('terms') }
