import { site } from '@/lib/site'

/**
 * The promises of the two texts (public specification, "Business facts"). What a job enforces is imported from there instead.
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

/** Facts that staff decide elsewhere, as they are when the texts are written. */
export interface LegalFacts {
  email: string
  phone: string
  /** Lines. */
  address: string
  careersEmail: string
  /** Months after the decision until an application is erased. */
  retentionMonths: number
}

/** A section as it is written here. */
export interface SeedSection {
  title: string
  content: string
}

export const we = site.name
export const months = (count: number) => (count === 1 ? '1 month' : `${count} months`)
