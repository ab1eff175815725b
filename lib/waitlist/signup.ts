import { CONTROL } from '@/lib/platform/control-characters'
import { emailRule, rule, tidyText } from '@/lib/platform/form-rules'

export const signupMessages = {
  missing: 'Please fill in all fields',
  nameTooLong: 'Please use at most 100 characters for your name',
  nameCharacters: 'Please remove line breaks and control characters from your name',
  duplicate: 'This email is already on the waitlist',
  failure: 'Something went wrong. Please try again.',
} as const

const NAME_MAX = 100

const TITLE = /^(mrs?|ms|miss|dr|prof|engr|arc|barr|chief|alhaj[ia]|pastor|rev|sir|hon)\.?$/i

/** Returns the name to greet someone with: the first word that is not a title. */
export function firstNameOf(name: string): string {
  const words = tidyText(name).split(/\s+/)
  return words.find((word) => !TITLE.test(word)) ?? words.join(' ')
}

/** The rules by field name, in the order of the form. */
export const signupRules = {
  name: rule(signupMessages.missing, nameProblem),
  email: emailRule(signupMessages.missing),
}

function nameProblem(name: string): string | undefined {
  if (name.length > NAME_MAX) return signupMessages.nameTooLong
  return CONTROL.test(name) ? signupMessages.nameCharacters : undefined
}
