import { z } from 'zod'

const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u
const CONTROL_BUT_BREAKS = /[^\P{Cc}\n\r\t]|[\p{Cs}\p{Zl}\p{Zp}]/u

/** One line of text: trimmed, without control, format or line-break characters (no header injection, no NUL). */
export function line(max: number) {
  return z
    .string()
    .trim()
    .max(max, `Please use at most ${max} characters`)
    .refine((value) => !CONTROL.test(value), 'Please remove line breaks and special control characters')
}

/** Text of several lines: trimmed, line breaks and tabs allowed. */
export function paragraphs(max: number) {
  return z
    .string()
    .transform((value) => value.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(max, `Please use at most ${max} characters`)
        .refine((value) => !CONTROL_BUT_BREAKS.test(value), 'Please remove special control characters'),
    )
}

/** The id of a record. */
export const recordId = z.uuid()

/** Text that a rule of the noun judges after it was tidied; the browser uses the same two functions. */
export function ruled(
  missing: string,
  tidy: (given: string) => string,
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

/** The field that people do not see: 'filled' when somebody, who can only be a program, wrote something into it. */
export const trap = z
  .unknown()
  .optional()
  .transform((value) => (value === undefined || value === '' ? '' : 'filled'))
