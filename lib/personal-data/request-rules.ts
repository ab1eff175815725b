import { isEmailAddress, tidyEmail } from '@/lib/platform/email-address'

/** The rules of a request, without a validation library: the form checks with the same functions as the server. */
export const personalDataMessages = {
  email: 'Please enter a valid email address',
  missing: 'Please enter your email address',
  kind: 'Please choose what you want',
  failure: 'Something went wrong. Please try again.',
} as const

export const requestKinds = {
  access: { label: 'A copy of my data', note: 'Everything we hold for your address, as a file.' },
  erasure: {
    label: 'Erase my data',
    note: 'Everything we hold for your address, permanently erased, including your place on the waitlist.',
  },
} as const
export type RequestKind = keyof typeof requestKinds

/** How long the link in the email that asks can be used. */
export const CONFIRM_HOURS = 72
/** An address gets one email in this time, however often it is typed. */
export const LETTER_MINUTES = 10
/** And no more than these a day of each kind: anyone may type the address of someone else. */
export const EMAILS_A_DAY = 3
/** Nigeria's data protection act (NDPA 2023) and its directive give a month to answer. */
export const ANSWER_DAYS = 30
/** How long the link to a copy waits to be opened, and how long it then works. */
export const COPY_DAYS = 7
export const COPY_OPEN_MINUTES = 60

export const requestRules = {
  email: {
    tidy: tidyEmail,
    fault: (email: string) => {
      if (email === '') return personalDataMessages.missing
      return isEmailAddress(email) ? undefined : personalDataMessages.email
    },
  },
  kind: {
    tidy: (kind: string) => kind,
    fault: (kind: string) => (Object.hasOwn(requestKinds, kind) ? undefined : personalDataMessages.kind),
  },
} as const

/** Returns what is wrong with what was typed, by field. */
export function checkRequest(typed: Partial<Record<string, string>>): Record<string, string> {
  const kind = requestRules.kind.fault(typed.kind ?? '')
  const email = requestRules.email.fault(requestRules.email.tidy(typed.email ?? ''))
  return { ...(kind ? { kind } : {}), ...(email ? { email } : {}) }
}
