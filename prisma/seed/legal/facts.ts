import { site } from '@/lib/site'

/**
 * The promises of the two texts (public specification, "Business facts"). Those enforced by a job are imported from
 * the job's code.
 */
export const promises = {
  recordYears: 7,
  analyticsYears: 2,
  noticeDays: 30,
  liabilityMonths: 12,
  breachHours: 72,
  cooldownHours: 72,
  adultAge: 18,
} as const

/** Facts that staff set elsewhere, as they are when the texts are seeded. */
export interface LegalFacts {
  email: string
  phone: string
  /** With a line break between its lines. */
  address: string
  careersEmail: string
}

/** A section of a seeded text. */
export interface SeedSection {
  title: string
  content: string
}

export const we = site.name
export const months = (count: number) => (count === 1 ? '1 month' : `${count} months`)
