import type { ActionRefusal } from '@/lib/platform/action-result'
import { ruleMessages } from '@/lib/platform/form-rules'
import { signupMessages } from '@/lib/waitlist/signup'

/** The errors shown: one sentence above the form, and a note below each affected field. */
export interface SignupErrors {
  message: string
  name?: string
  email?: string
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
  [ruleMessages.email]: 'It should look like ada@example.com',
  [signupMessages.duplicate]: 'We already have this address. You’ll hear from us.',
}
