import { site } from '@/lib/site'

/** The variable parts of the wording; both are hiring settings. */
export interface ConsentFacts {
  contactEmail: string
  /** Months after the decision until everything is erased. */
  retentionMonths: number
}

/**
 * The consent given by applying: what for, how long, and how to have it erased (Nigeria Data Protection Act 2023). Every
 * wording ever shown is kept here under its version. A new wording gets a new version at the top.
 */
export const consentTexts = {
  '2026-11': ({ contactEmail, retentionMonths }: ConsentFacts) =>
    `By applying you agree that ${site.name} uses what you send here only to decide whether to hire you. Only our hiring team sees it. We erase it ${inMonths(retentionMonths)} after our decision, or sooner if you ask: write to ${contactEmail}.`,
} as const

type ConsentVersion = keyof typeof consentTexts

export const CONSENT_VERSION: ConsentVersion = '2026-11'

function inMonths(months: number) {
  if (months % 12 !== 0) return months === 1 ? 'one month' : `${months} months`
  return months === 12 ? 'one year' : `${months / 12} years`
}

/** As it is kept with an application: the wording and the time that it promised, "2026-11/12". */
export function consentVersion({ retentionMonths }: Pick<ConsentFacts, 'retentionMonths'>): string {
  return `${CONSENT_VERSION}/${retentionMonths}`
}
