import { z } from 'zod'
import type { LegalText } from './legal-version'

const sectionsSchema = z.array(z.object({ id: z.string(), title: z.string(), content: z.string() }))

/** Parses the text stored for a version. Throws if it is invalid. */
export function parseStoredText(row: {
  sections: unknown
  lastUpdatedText: string
  policyUpdatesText: string
}): LegalText {
  const { lastUpdatedText, policyUpdatesText } = row
  return { sections: sectionsSchema.parse(row.sections), lastUpdatedText, policyUpdatesText }
}
