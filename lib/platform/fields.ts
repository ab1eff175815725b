import { z } from 'zod'
import { CONTROL, CONTROL_EXCEPT_BREAKS } from './control-characters'
import { AT_SIGN } from './email-address'
import type { Rule } from './form-rules'
import { normalize } from './normalize'

/**
 * Returns a schema for a single trimmed line of text. Rejects line breaks, control and format characters,
 * which could break email headers.
 */
export function line(max: number) {
  return z
    .string()
    .trim()
    .max(max, `Please use at most ${max} characters`)
    .refine((value) => !CONTROL.test(value), 'Please remove line breaks and control characters')
}

/**
 * Returns a schema for trimmed text of one or more lines. Rejects control characters except line breaks and
 * tabs.
 */
export function paragraphs(max: number) {
  return z
    .string()
    .transform((value) => value.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(max, `Please use at most ${max} characters`)
        .refine((value) => !CONTROL_EXCEPT_BREAKS.test(value), 'Please remove control characters'),
    )
}

/** The message above a form whose required fields are empty. */
export const MISSING = 'Please fill in all required fields'

export const required = (max: number, missing: string) => line(max).pipe(z.string().min(1, missing))

export const requiredText = (max: number, missing: string) => paragraphs(max).pipe(z.string().min(1, missing))

/** Text without email addresses, because the activity log would keep an address after that person is erased. */
export const withoutAddress = z
  .string()
  .refine((text) => !AT_SIGN.test(normalize(text, 'NFKC')), 'Please leave out the “@”')

/** Sorts before every other id. No record has it. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** The id of a record, in lower case as in the database, so that equal ids are equal strings. */
export const recordId = z
  .uuid()
  .toLowerCase()
  .refine((id) => id !== FIRST_ID)

/** The input of an action that needs none. */
export const noFieldsSchema = z.strictObject({})

/** The input of an action on one record. */
export const recordSchema = z.strictObject({ id: recordId })

/** Returns the input of an action that changes a record's status. `from` is the status that the screen shows. */
export const statusChange = <Status extends string>(statuses: readonly Status[]) =>
  recordSchema.extend({ from: z.enum(statuses), status: z.enum(statuses) })

/** A date such as "2026-11-21". Rejects years that can only be typing errors; the database has no year 0. */
export const day = z.iso
  .date('Please choose a date')
  .refine((value) => value >= '2000-01-01', 'Please check the year')

/** A time such as "2026-11-21T09:30:00.000Z", as a Date. */
export const instant = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .refine((time) => time.getFullYear() >= 2000)

/** The maximum number of rows in a list that can be reordered, because pages show such lists as a whole. */
export const MAX_ROWS = 300

/** The ids of all rows of a list, in order. */
export const orderedIds = z.array(recordId).max(MAX_ROWS)

/** The version of the record when its form was opened; 0 for a new record. */
export const version = z.int32().nonnegative()

/** Accepts only '', the value of a field in which nothing was chosen, and returns null for it. */
export const emptyIsNull = z.literal('').transform(() => null)

/** How many months personal data can be kept. The database checks the same range. */
export const retentionRange = { min: 1, max: 120 } as const
const RETENTION = `Please enter a whole number of months from ${retentionRange.min} to ${retentionRange.max}`

/** A retention period, entered as a number of months. */
export const retentionMonths = z
  .string()
  .trim()
  .regex(/^\d{1,3}$/, RETENTION)
  .transform(Number)
  .refine((months) => months >= retentionRange.min && months <= retentionRange.max, RETENTION)

/** The id of an image, or '' for no image, which becomes null. */
export const optionalImage = z.union([emptyIsNull, recordId]).prefault('')

/** Returns the schema of a rule, which forms use too. */
export function checkedText({ tidy, problem }: Rule) {
  return z
    .string(problem('') ?? '')
    .transform(tidy)
    .superRefine((value, context) => {
      const message = problem(value)
      if (message) context.addIssue({ code: 'custom', message })
    })
}

/** The honeypot, a field hidden from people. Becomes 'filled' if a bot filled it in, otherwise ''. */
export const honeypot = z
  .unknown()
  .optional()
  .transform((value) => (value === undefined || value === '' ? '' : 'filled'))
