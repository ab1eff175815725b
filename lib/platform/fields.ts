import { z } from 'zod'
import { CONTROL, CONTROL_EXCEPT_BREAKS } from './control-characters'

/** Returns a schema for one trimmed line, without control, format or line-break characters, so headers stay intact. */
export function line(max: number) {
  return z
    .string()
    .trim()
    .max(max, `Please use at most ${max} characters`)
    .refine((value) => !CONTROL.test(value), 'Please remove line breaks and special control characters')
}

/** Returns a schema for trimmed multi-line text, in which line breaks and tabs are allowed. */
export function paragraphs(max: number) {
  return z
    .string()
    .transform((value) => value.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(max, `Please use at most ${max} characters`)
        .refine((value) => !CONTROL_EXCEPT_BREAKS.test(value), 'Please remove special control characters'),
    )
}

export const required = (max: number, missing: string) => line(max).pipe(z.string().min(1, missing))

export const requiredText = (max: number, missing: string) => paragraphs(max).pipe(z.string().min(1, missing))

/** The id of a record. */
export const recordId = z.uuid()

/** The most rows of a list that can be reordered. Pages show whole lists, so nobody may make one endless. */
export const MAX_ROWS = 300

/** The ids of all rows of a list, in order. */
export const orderedIds = z.array(recordId).max(MAX_ROWS)

/** The version that a form started from; 0 for a new record. */
export const version = z.int32().nonnegative()

/** Accepts only the empty value of a field in which nothing was chosen, as null. */
export const emptyIsNull = z.literal('').transform(() => null)

/** Months that personal data can be kept. The database checks the same range. */
export const retentionRange = { least: 1, most: 120 } as const
const RETENTION = `Please enter a whole number of months from ${retentionRange.least} to ${retentionRange.most}`

/** A retention period, typed as a number of months. */
export const retentionMonths = z
  .string()
  .trim()
  .regex(/^\d{1,3}$/, RETENTION)
  .transform(Number)
  .refine((months) => months >= retentionRange.least && months <= retentionRange.most, RETENTION)

/** The id of an image, or empty. */
export const optionalImage = z.union([emptyIsNull, recordId]).prefault('')

/** Returns a schema for text that a noun's own functions, which the browser uses as well, normalize and check. */
export function checkedText(
  missing: string,
  tidy: (input: string) => string,
  fault: (value: string) => string | undefined,
) {
  return z
    .string(missing)
    .transform(tidy)
    .superRefine((value, context) => {
      const message = fault(value)
      if (message) context.addIssue({ code: 'custom', message })
    })
}

/** The honeypot, a field hidden from people: 'filled' if a bot wrote something into it. */
export const honeypot = z
  .unknown()
  .optional()
  .transform((value) => (value === undefined || value === '' ? '' : 'filled'))
