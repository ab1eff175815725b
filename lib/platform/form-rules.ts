import { formatCount } from '@/lib/count'
import { CONTROL, CONTROL_EXCEPT_BREAKS } from './control-characters'
import { isEmailAddress, normalizeEmail } from './email-address'
import type { FieldErrors } from './errors'
import { normalize } from './normalize'

/** Validates one field. Needs no validation library, so public forms and the server can share it. */
export interface Rule {
  /** Normalizes a value before it is checked and stored. */
  tidy: (input: string) => string
  /** Returns the error message for a trimmed value, if any. */
  problem: (value: string) => string | undefined
}

export const ruleMessages = {
  email: 'Please enter a valid email address',
  breaks: 'Please remove line breaks and control characters',
  characters: 'Please remove control characters',
} as const

export const tidyText = (input: string) => normalize(input.replace(/\r\n?/g, '\n'), 'NFC').trim()

/** Returns a rule that reports an empty value as `missing`, or allows it if that is undefined. */
export function rule(missing: string | undefined, problem: Rule['problem'], tidy = tidyText): Rule {
  return { tidy, problem: (value) => (value === '' ? missing : problem(value)) }
}

export const emailRule = (missing?: string) =>
  rule(missing, (value) => (isEmailAddress(value) ? undefined : ruleMessages.email), normalizeEmail)

export const lineRule = (missing: string | undefined, max: number) =>
  rule(missing, (value) => tooLong(value, max) ?? (CONTROL.test(value) ? ruleMessages.breaks : undefined))

export const textRule = (missing: string, max: number) =>
  rule(
    missing,
    (value) =>
      tooLong(value, max) ?? (CONTROL_EXCEPT_BREAKS.test(value) ? ruleMessages.characters : undefined),
  )

export function tooLong({ length }: string, max: number): string | undefined {
  if (length <= max) return undefined
  return `Please use at most ${formatCount(max)} characters (currently ${formatCount(length)})`
}

/** Returns error messages by field, or an empty object. Missing fields count as empty. */
export function checkFields(
  rules: Record<string, Rule>,
  typed: Partial<Record<string, string>>,
): FieldErrors {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([name, { tidy, problem }]) => {
      const found = problem(tidy(typed[name] ?? ''))
      return found ? [[name, found]] : []
    }),
  )
}
