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
