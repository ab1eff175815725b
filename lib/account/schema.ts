import { z } from 'zod'
import { assertionSchema, passkeyMessages, registrationSchema } from '@/lib/auth/passkey-schema'
import { PASSWORD_MAX, type PasswordOwner, passwordProblem } from '@/lib/auth/password-rules'
import { codeMessages } from '@/lib/auth/schema'
import { staffName } from '@/lib/auth/staff-name-rules'
import { checkedText, line, withoutAddress } from '@/lib/platform/fields'
import { emailRule } from '@/lib/platform/form-rules'

export const accountMessages = {
  currentPassword: 'Enter your current password',
  newPassword: 'Enter a new password',
  samePassword: 'This is already your password. Please choose another one.',
  changedSince: 'Your account has changed in the meantime. Please reload the page and try again.',
  shortPassword:
    'Your password is too short to be used alone. Change it to one of 15 characters or more, then turn off two-factor authentication.',
  factorRequired:
    'Everyone needs a passkey or two-factor authentication, so you’ll only have access to this page until you set one up again.',
} as const

const currentPassword = z.string().min(1, accountMessages.currentPassword).max(1_000)
const code = line(50).pipe(z.string().min(1, codeMessages.missing))

/** If the address is empty, the account gets no security emails. */
export const profileSchema = z.strictObject({
  name: staffName,
  email: checkedText(emailRule()),
})
export type ProfileInput = z.input<typeof profileSchema>

export const changePasswordSchema = z.strictObject({
  currentPassword,
  newPassword: z
    .string()
    .min(1, accountMessages.newPassword)
    .max(PASSWORD_MAX * 4),
})
export type ChangePasswordInput = z.input<typeof changePasswordSchema>

/** Returns the schema for the form, with checks that the server repeats. */
export function changePasswordSchemaFor(owner: PasswordOwner, hasSecondFactor: boolean) {
  return changePasswordSchema.superRefine(({ newPassword }, context) => {
    const problem = passwordProblem(newPassword, owner, hasSecondFactor)
    if (problem) context.addIssue({ code: 'custom', path: ['newPassword'], message: problem })
  })
}

export const passwordSchema = z.strictObject({ currentPassword })
export type PasswordInput = z.input<typeof passwordSchema>

export const codeSchema = z.strictObject({ code })
export type CodeInput = z.input<typeof codeSchema>

/** The ways to confirm who you are. The server decides which ones it accepts. */
export const identitySchema = z.union([
  passwordSchema,
  codeSchema,
  z.strictObject({ passkey: assertionSchema }),
])
export type IdentityInput = z.input<typeof identitySchema>

export const passwordAndCodeSchema = z.strictObject({ currentPassword, code })
export type PasswordAndCodeInput = z.input<typeof passwordAndCodeSchema>

export const passkeyNameSchema = z.strictObject({
  name: line(60).pipe(z.string().min(1, passkeyMessages.name)).pipe(withoutAddress),
})
export type PasskeyNameInput = z.input<typeof passkeyNameSchema>

/** Includes the browser's response about the new passkey. */
export const addPasskeySchema = passkeyNameSchema.extend({ response: registrationSchema })
