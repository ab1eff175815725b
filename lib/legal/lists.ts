import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { OrderedList } from '@/lib/platform/ordered-list'
import type { LegalKind } from './legal-version'

/** The sections of one document: both share their table. */
export const sectionsOf = (kind: LegalKind): OrderedList => ({
  table: 'legal_section',
  where: Prisma.sql`kind = ${kind}::legal_kind`,
})

/** What versions keep of a section that is erased from the Trash stays: what was public is not unsaid. */
export const legalLists = { privacy: sectionsOf('privacy'), terms: sectionsOf('terms') }
