import { z } from 'zod'
import type { LegalText } from './legal-version'

const sectionsSchema = z.array(z.object({ id: z.string(), title: z.string(), content: z.string() }))

/** The texts of a version, out of its row. One that cannot be read is an error, not a version without text. */
export function readKeptText(row: {
  sections: unknown
  lastUpdatedText: string
  policyUpdatesText: string
}): LegalText {
  const { lastUpdatedText, policyUpdatesText } = row
  return { sections: sectionsSchema.parse(row.sections), lastUpdatedText, policyUpdatesText }
}
