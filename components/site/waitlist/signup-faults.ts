import type { ActionRefusal } from '@/lib/platform/action-result'
import { tidyEmail } from '@/lib/platform/email-address'
import { emailFault, nameFault, signupMessages, tidyName } from '@/lib/waitlist/signup'

/** What the form shows: one sentence above it, and a note under each field that is concerned. */
export interface SignupFaults {
  message: string
  name?: string
  email?: string
}

/** The check before anything is sent, by the server's own rules. Null when there is nothing wrong. */
export function checkSignup(typed: { name: string; email: string }): SignupFaults | null {
  const name = nameFault(tidyName(typed.name))
  const email = emailFault(tidyEmail(typed.email))
  return name || email ? faults(name, email) : null
}

/** The same for what the server refused. */
export function faultsOf({ message, fieldErrors = {} }: ActionRefusal): SignupFaults {
  return { ...faults(fieldErrors.name, fieldErrors.email), ...(message ? { message } : {}) }
}

function faults(name?: string, email?: string): SignupFaults {
  const messages = [name, email]
  return {
    message: messages.includes(signupMessages.missing)
      ? signupMessages.missing
      : (name ?? email ?? signupMessages.failure),
    ...(name ? { name: nameNotes[name] ?? 'Please check your name' } : {}),
    ...(email ? { email: emailNotes[email] ?? 'Please check your email address' } : {}),
  }
}

const nameNotes: Record<string, string> = { [signupMessages.missing]: 'Your name is missing' }

const emailNotes: Record<string, string> = {
  [signupMessages.missing]: 'Your email address is missing',
  [signupMessages.email]: 'It should look like ada@example.com',
  [signupMessages.duplicate]: 'We have this address. You will hear from us.',
}
