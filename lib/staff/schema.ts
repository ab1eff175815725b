import { z } from 'zod'
import { passwordProblem } from '@/lib/auth/password-rules'
import { staffName } from '@/lib/auth/staff-name-rules'
import { usernameSchema } from '@/lib/auth/username'
import { checkedText, recordId } from '@/lib/platform/fields'
import { emailRule } from '@/lib/platform/form-rules'
import { type Role, roleDetails, roles } from '@/lib/platform/role'

/** How long an invitation is valid. */
export const INVITATION_DAYS = 7
/** How long an expired invitation is still listed. After that, it is deleted. */
export const KEPT_DAYS = 30

export const staffMessages = {
  known: 'There is already an account with this address',
  invited: 'This address has already been invited. Send that invitation again, or revoke it first.',
  notValid: 'This invitation no longer works. Please ask for a new one.',
  used: 'An account has already been created with this invitation. Please sign in.',
  taken: 'This username is taken. Please choose another one.',
  gone: 'This account no longer exists. Please refresh the list.',
  yourself: 'You cannot disable your own account. Ask another owner to do it.',
  noOwner: 'You no longer have permission to do this, so nothing was changed. Please reload the page.',
  alreadyRequired: 'A passkey or two-factor authentication is already required. Please reload the page.',
  passkeyFirst: 'Please confirm with your passkey first, so that you don’t lock yourself out.',
  lastOwner: 'You’re the last owner who can sign in. Make someone else an owner first.',
} as const

export const inviteSchema = z.strictObject({
  email: checkedText(emailRule('Please enter an email address')),
  role: z.enum(roles, 'Please choose a role'),
})
export type InviteInput = z.input<typeof inviteSchema>

export const roleChangeSchema = z.strictObject({ id: recordId, role: z.enum(roles, 'Please choose a role') })
export type RoleChangeInput = z.input<typeof roleChangeSchema>

export const roleOptions = roles.map((value) => ({ value, label: roleDetails[value].label }))

/** Returns the hint below the role field. `role` is `''` until a role is chosen. */
export const describeRole = (role: Role | ''): string =>
  role ? roleDetails[role].summary : 'The role determines what they can see and change.'

/** How long accounts without a second factor keep working once it is required. */
export const graceOptions = [
  { value: '0', label: 'Right away' },
  { value: '7', label: 'In 7 days' },
  { value: '14', label: 'In 14 days' },
  { value: '30', label: 'In 30 days' },
] as const

export const requireFactorSchema = z.strictObject({
  days: z.enum(
    graceOptions.map(({ value }) => value),
    'Please choose when this starts',
  ),
})
export type RequireFactorInput = z.input<typeof requireFactorSchema>

export const acceptSchema = z
  .strictObject({
    token: z.string().min(1).max(200),
    name: staffName,
    username: usernameSchema,
    password: z.string().min(1, 'Choose a password').max(1_000),
  })
  .superRefine(({ password, ...owner }, context) => {
    const problem = password && passwordProblem(password, owner)
    if (problem) context.addIssue({ code: 'custom', path: ['password'], message: problem })
  })
