import { site } from '@/lib/site'

/** The variable parts of the wording, which come from the hiring settings. */
export interface ConsentFacts {
  contactEmail: string
  /** Months from the decision until everything is erased. */
  retentionMonths: number
}

/**
 * The consent that applicants give: its purpose, its duration and how to withdraw it (Nigeria Data Protection Act
 * 2023). Keep every wording ever shown, under its version. Add a new wording at the top, with a new version.
 */
export const consentTexts = {
  '2026-11-27': ({ contactEmail, retentionMonths }: ConsentFacts) =>
    `By applying, you agree that ${site.name} may use this information to decide whether to hire you, and for nothing else. Only our hiring team sees it. We erase it ${formatMonths(retentionMonths)} after our decision, or sooner if you ask: write to ${contactEmail}.`,
  '2026-11': ({ contactEmail, retentionMonths }: ConsentFacts) =>
    `By applying, you agree that ${site.name} uses this information only to decide whether to hire you. Only our hiring team sees it. We erase it ${formatMonths(retentionMonths)} after our decision, or sooner if you ask: write to ${contactEmail}.`,
} as const

type ConsentVersion = keyof typeof consentTexts

export const CONSENT_VERSION: ConsentVersion = '2026-11-27'

function formatMonths(months: number) {
  if (months % 12 !== 0) return months === 1 ? 'one month' : `${months} months`
  return months === 12 ? 'one year' : `${months / 12} years`
}

/** Returns the consent as stored with an application: version and retention in months, such as "2026-11-27/12". */
export function consentVersion({ retentionMonths }: Pick<ConsentFacts, 'retentionMonths'>): string {
  return `${CONSENT_VERSION}/${retentionMonths}`
}
