import { lagosDay } from '@/lib/dates'
import { emailRule, lineRule, type Rule, rule, textRule, tidyText, tooLong } from '@/lib/platform/form-rules'
import { normalize } from '@/lib/platform/normalize'
import { isWebAddress } from '@/lib/platform/web-address'
import { experienceLevels } from './experience'

export const applicationMessages = {
  phone: 'Please enter a valid phone number, such as 0803 123 4567',
  experience: 'Please choose one of the levels',
  pastDate: 'Please choose today or a later date',
  farDate: 'Please choose a date within the next two years',
  date: 'Please enter a date, such as 2027-01-31',
  url: 'Please enter a full web address, such as https://example.com',
  alreadyApplied:
    'You have already applied for this position. We have your application and will reply to the email address you gave.',
  alreadySent:
    'You have already sent us a general application. We have it and will reply to the email address you gave.',
  closed: 'This position is no longer open. Your application was not sent.',
  failure: 'There was an error submitting your application. Please try again.',
  missingResume: 'Your resume is no longer available. Please attach it again.',
} as const

/** The position title stored with general applications. */
export const GENERAL_TITLE = 'General application'

/** Returns what the activity log calls an application. It never names the applicant. */
export const applicationInLog = (positionTitle: string): string =>
  positionTitle === GENERAL_TITLE ? 'a general application' : `an application for “${positionTitle}”`

/** A person can apply for the same position once in this many days (product decision). */
export const REAPPLY_DAYS = 30

/** The reply time that the acknowledgment promises (specification of the public pages, section 9). */
export const REPLY_TIME = '5-7 business days'

export const COVER_LETTER_MAX = 5_000
const MAX_YEARS_AHEAD = 2
// E.164: 15 digits at most; 7 is the shortest number with an area code.
const PHONE_DIGITS = { min: 7, max: 15 }

const webAddress = rule(undefined, urlProblem, (input) => {
  const text = tidyText(input)
  // People write addresses without a scheme, like "linkedin.com/in/ada".
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$)/i.test(text) ? `https://${text}` : text
})

/**
 * The rules by field name, in the order of the form. The messages for missing fields come from the specification (public
 * pages, section 5).
 */
export const applicationRules = {
  applicantName: lineRule('Full name is required', 120),
  email: emailRule('Email is required'),
  phone: rule('Phone number is required', phoneProblem, (input) =>
    normalize(input, 'NFKC').replace(/\s+/g, ' ').trim(),
  ),
  location: lineRule('Location is required', 120),
  experience: rule('Experience level is required', (value) =>
    Object.hasOwn(experienceLevels, value) ? undefined : applicationMessages.experience,
  ),
  availableStartDate: rule('Available start date is required', (value) =>
    startDateProblem(value, lagosDay(new Date())),
  ),
  salaryExpectation: lineRule(undefined, 100),
  portfolioUrl: webAddress,
  linkedinUrl: webAddress,
  coverLetter: textRule('Cover letter is required', COVER_LETTER_MAX),
} as const satisfies Record<string, Rule>

export type ApplicationField = keyof typeof applicationRules

function phoneProblem(value: string): string | undefined {
  const digits = value.replace(/\D/g, '').length
  const isPlausible =
    /^\+?[\d ().-]{1,40}$/.test(value) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max
  return isPlausible ? undefined : applicationMessages.phone
}

function urlProblem(value: string): string | undefined {
  return tooLong(value, 500) ?? (isWebAddress(value) ? undefined : applicationMessages.url)
}

/** Returns the earliest and latest start date that an application may state, as "2026-11-21". */
export function startDateRange(today: string) {
  const last = new Date(`${today}T00:00:00Z`)
  last.setUTCFullYear(last.getUTCFullYear() + MAX_YEARS_AHEAD)
  return { min: today, max: last.toISOString().slice(0, 10) }
}

/** Checks a start date. `value` and `today` are dates such as "2026-11-21"; today is the date in Lagos. */
export function startDateProblem(value: string, today: string): string | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  // Date.parse rolls the 31st of a shorter month over to the 1st of the next.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value)
    return applicationMessages.date
  const { min, max } = startDateRange(today)
  if (value < min) return applicationMessages.pastDate
  return value > max ? applicationMessages.farDate : undefined
}
