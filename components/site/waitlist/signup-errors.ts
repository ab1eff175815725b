import type { ActionRefusal } from '@/lib/platform/action-result'
import { normalizeEmail } from '@/lib/platform/email-address'
import type { FieldErrors } from '@/lib/platform/errors'
import { emailProblem, nameProblem, normalizeName, signupMessages } from '@/lib/waitlist/signup'

/** The errors shown: one sentence above the form, and a note below each affected field. */
export interface SignupErrors {
  message: string
  name?: string
  email?: string
}

/** Checks the input with the server's own rules before sending. */
export function checkSignup(typed: Partial<Record<string, string>>): FieldErrors {
  const name = nameProblem(normalizeName(typed.name ?? ''))
  const email = emailProblem(normalizeEmail(typed.email ?? ''))
  return { ...(name ? { name } : {}), ...(email ? { email } : {}) }
}

/** Returns the errors to show for a refusal. */
export function errorsOf({ message, fieldErrors: { name, email } = {} }: ActionRefusal): SignupErrors {
  const isMissing = [name, email].includes(signupMessages.missing)
  return {
    message: message ?? (isMissing ? signupMessages.missing : (name ?? email ?? signupMessages.failure)),
    ...(name ? { name: nameNotes[name] ?? 'Please check your name' } : {}),
    ...(email ? { email: emailNotes[email] ?? 'Please check your email address' } : {}),
  }
}

const nameNotes: Record<string, string> = { [signupMessages.missing]: 'Full name is required' }

const emailNotes: Record<string, string> = {
  [signupMessages.missing]: 'Email address is required',
  [signupMessages.email]: 'It should look like ada@example.com',
  [signupMessages.duplicate]: 'We already have this address. You’ll hear from us.',
}
