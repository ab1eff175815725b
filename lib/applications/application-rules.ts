import { formatCount } from '@/lib/count'
import { lagosDay } from '@/lib/dates'
import { CONTROL, CONTROL_EXCEPT_BREAKS } from '@/lib/platform/control-characters'
import { isEmailAddress, normalizeEmail } from '@/lib/platform/email-address'
import { normalize } from '@/lib/platform/normalize'
import { isWebAddress } from '@/lib/platform/web-address'
import { experienceLevels } from './experience'

/**
 * Validation rules for applications. They need no validation library, so the public form and the server can share
 * them. The messages for missing fields come from the specification (public pages, section 5).
 */
export const applicationMessages = {
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number, such as 0803 123 4567',
  experience: 'Please choose one of the levels',
  pastDate: 'Please choose today or a later date',
  farDate: 'Please choose a date within the next two years',
  date: 'Please enter a date, such as 2027-01-31',
  url: 'Please enter a full web address, such as https://example.com',
  characters: 'Please remove line breaks and control characters',
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

const MAX_YEARS_AHEAD = 2
// E.164: 15 digits at most; 7 is the shortest number with an area code.
const PHONE_DIGITS = { min: 7, max: 15 }

interface Rule {
  /** Normalizes a value before it is checked and stored. */
  tidy: (input: string) => string
  /** Returns the error message for a trimmed value, if any. */
  problem: (value: string) => string | undefined
}

const normalizeText = (input: string) => normalize(input, 'NFC').trim()
const tooLong = (max: number) => `Please use at most ${formatCount(max)} characters`

function lineProblem(value: string, max: number): string | undefined {
  if (value.length > max) return tooLong(max)
  return CONTROL.test(value) ? applicationMessages.characters : undefined
}

/** Returns the rule for required text. */
function required(missing: string, problem: Rule['problem'], tidy: Rule['tidy'] = normalizeText): Rule {
  return { tidy, problem: (value) => (value === '' ? missing : problem(value)) }
}

/** Returns the rule for optional text. */
function optional(problem: Rule['problem'], tidy: Rule['tidy'] = normalizeText): Rule {
  return { tidy, problem: (value) => (value === '' ? undefined : problem(value)) }
}

const webAddress = optional(urlProblem, (input) => {
  const text = normalizeText(input)
  // People write addresses without a scheme, like "linkedin.com/in/ada".
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$)/i.test(text) ? `https://${text}` : text
})

/** The rules by field name, in the order of the form. */
export const applicationRules = {
  applicantName: required('Full name is required', (value) => lineProblem(value, 120)),
  email: required(
    'Email is required',
    (value) => (isEmailAddress(value) ? undefined : applicationMessages.email),
    normalizeEmail,
  ),
  phone: required('Phone number is required', phoneProblem, (input) =>
    normalize(input, 'NFKC').replace(/\s+/g, ' ').trim(),
  ),
  location: required('Location is required', (value) => lineProblem(value, 120)),
  experience: required('Experience level is required', (value) =>
    Object.hasOwn(experienceLevels, value) ? undefined : applicationMessages.experience,
  ),
  availableStartDate: required('Available start date is required', (value) =>
    startDateProblem(value, lagosDay(new Date())),
  ),
  salaryExpectation: optional((value) => lineProblem(value, 100)),
  portfolioUrl: webAddress,
  linkedinUrl: webAddress,
  coverLetter: required('Cover letter is required', coverLetterProblem, (input) =>
    normalizeText(input.replace(/\r\n?/g, '\n')),
  ),
} as const satisfies Record<string, Rule>

export type ApplicationField = keyof typeof applicationRules

export const COVER_LETTER_MAX = 5_000

function coverLetterProblem(value: string): string | undefined {
  if (value.length > COVER_LETTER_MAX) return tooLong(COVER_LETTER_MAX)
  return CONTROL_EXCEPT_BREAKS.test(value) ? 'Please remove control characters' : undefined
}

function phoneProblem(value: string): string | undefined {
  const digits = value.replace(/\D/g, '').length
  const isPlausible =
    /^\+?[\d ().-]{1,40}$/.test(value) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max
  return isPlausible ? undefined : applicationMessages.phone
}

const URL_MAX = 500

function urlProblem(value: string): string | undefined {
  if (value.length > URL_MAX) return tooLong(URL_MAX)
  return isWebAddress(value) ? undefined : applicationMessages.url
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

/** Returns error messages by field, or an empty object. Missing fields count as empty. */
export function checkApplication(
  typed: Partial<Record<string, string>>,
): Partial<Record<ApplicationField, string>> {
  const problems: Partial<Record<ApplicationField, string>> = {}
  for (const [name, rule] of Object.entries(applicationRules)) {
    const problem = fieldProblem(rule, typed[name] ?? '')
    if (problem) problems[name as ApplicationField] = problem
  }
  return problems
}

const fieldProblem = ({ tidy, problem }: Rule, typed: string) => problem(tidy(typed))
