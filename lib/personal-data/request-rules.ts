import { emailRule } from '@/lib/platform/form-rules'

export const personalDataMessages = {
  missing: 'Please enter your email address',
  kind: 'Please choose an option',
  failure: 'Something went wrong. Please try again.',
} as const

export const requestKinds = {
  access: { label: 'Get a copy of my data', note: 'A file with everything we hold about you.' },
  erasure: {
    label: 'Erase my data',
    note: 'Permanently erase everything we hold about you, including your place on the waitlist.',
  },
} as const
export type RequestKind = keyof typeof requestKinds

/** The statuses of requests that still need an answer, including those whose erasure is running or has failed. */
export const openStatuses = ['open', 'erasing'] as const

/** How long a confirmation link is valid. */
export const CONFIRM_HOURS = 72
/** The minimum time between two emails to the same address, however often it is entered. */
export const EMAIL_INTERVAL_MINUTES = 10
/** The maximum number of these emails per address, kind and day, because people can enter someone else's address. */
export const EMAILS_A_DAY = 3
/** The deadline under Nigeria's data protection act (NDPA 2023) and its implementation directive: one month. */
export const ANSWER_DAYS = 30
/** How long the link to a copy can be opened, and how long the copy is available once opened. */
export const COPY_DAYS = 7
export const COPY_OPEN_MINUTES = 60

export const requestRules = {
  email: emailRule(personalDataMessages.missing),
  kind: {
    tidy: (kind: string) => kind,
    problem: (kind: string) => (Object.hasOwn(requestKinds, kind) ? undefined : personalDataMessages.kind),
  },
} as const
