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

/** Facts that staff decide elsewhere, as of when the texts are written. */
export interface LegalFacts {
  email: string
  phone: string
  /** One line each. */
  address: string
  careersEmail: string
}

/** A section as written here. */
export interface SeedSection {
  title: string
  content: string
}

export const we = site.name
export const months = (count: number) => (count === 1 ? '1 month' : `${count} months`)
