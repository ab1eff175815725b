import { formatCount } from '@/lib/count'
import { CONTROL, CONTROL_EXCEPT_BREAKS } from '@/lib/platform/control-characters'
import { isEmailAddress, normalizeEmail } from '@/lib/platform/email-address'
import { normalize } from '@/lib/platform/normalize'
import { contactCategories } from './categories'

/**
 * Validation rules for messages. They need no validation library, so the public form and the server can share them.
 */
export const contactMessages = {
  name: 'Full name is required',
  email: 'Email address is required',
  emailForm: 'Please enter a valid email address',
  subject: 'Subject is required',
  message: 'Message is required',
  category: 'Please choose one of the categories',
  breaks: 'Please remove line breaks and control characters',
  characters: 'Please remove control characters',
  check: 'Please check the fields marked below.',
  failure: 'Your message could not be sent. Your text is still here. Please try again.',
} as const

/** In characters. A message of this length fills about two printed pages. */
export const contactLimits = { name: 100, subject: 150, message: 5_000 } as const

interface Rule {
  /** Normalizes a value before it is checked and stored. */
  tidy: (input: string) => string
  /** Returns the error message for a trimmed value, if any. */
  problem: (value: string) => string | undefined
}

const normalizeText = (input: string) => normalize(input.replace(/\r\n?/g, '\n'), 'NFC').trim()

function text({
  missing,
  max,
  forbidden,
}: {
  missing: string
  max: number
  forbidden: RegExp
}): Rule['problem'] {
  return (value) => {
    if (value === '') return missing
    if (value.length > max)
      return `Please use at most ${formatCount(max)} characters (it has ${formatCount(value.length)})`
    if (!forbidden.test(value)) return undefined
    return forbidden === CONTROL ? contactMessages.breaks : contactMessages.characters
  }
}

const line = (missing: string, max: number): Rule => ({
  tidy: normalizeText,
  problem: text({ missing, max, forbidden: CONTROL }),
})

/** The rules by field name, in the order of the form. */
export const contactRules = {
  name: line(contactMessages.name, contactLimits.name),
  email: { tidy: normalizeEmail, problem: emailProblem },
  category: {
    tidy: normalizeText,
    problem: (value) => (Object.hasOwn(contactCategories, value) ? undefined : contactMessages.category),
  },
  subject: line(contactMessages.subject, contactLimits.subject),
  message: {
    tidy: normalizeText,
    problem: text({
      missing: contactMessages.message,
      max: contactLimits.message,
      forbidden: CONTROL_EXCEPT_BREAKS,
    }),
  },
} as const satisfies Record<string, Rule>

export type ContactField = keyof typeof contactRules
export type ContactProblems = Partial<Record<ContactField, string>>

function emailProblem(value: string): string | undefined {
  if (value === '') return contactMessages.email
  return isEmailAddress(value) ? undefined : contactMessages.emailForm
}

/** Returns error messages by field, or an empty object. Missing fields count as empty. */
export function checkContactMessage(typed: Partial<Record<string, string>>): ContactProblems {
  const problems: ContactProblems = {}
  for (const [name, { tidy, problem }] of Object.entries(contactRules) as [ContactField, Rule][]) {
    const found = problem(tidy(typed[name] ?? ''))
    if (found) problems[name] = found
  }
  return problems
}
