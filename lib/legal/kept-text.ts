import { z } from 'zod'
import type { LegalText } from './legal-version'

const sectionsSchema = z.array(z.object({ id: z.string(), title: z.string(), content: z.string() }))

/** Parses the texts in the row of a version. Throws if they are invalid. */
export function readKeptText(row: {
  sections: unknown
  lastUpdatedText: string
  policyUpdatesText: string
}): LegalText {
  const { lastUpdatedText, policyUpdatesText } = row
  return { sections: sectionsSchema.parse(row.sections), lastUpdatedText, policyUpdatesText }
}
