import { emailRule, lineRule, type Rule, textRule, tidyText } from '@/lib/platform/form-rules'
import { contactCategories } from './categories'

export const contactMessages = {
  name: 'Full name is required',
  email: 'Email address is required',
  subject: 'Subject is required',
  message: 'Message is required',
  category: 'Please choose one of the categories',
  check: 'Please check the fields marked below.',
  failure: 'Your message could not be sent. Your text is still here. Please try again.',
} as const

/** In characters. A message of this length fills about two printed pages. */
export const contactLimits = { name: 100, subject: 150, message: 5_000 } as const

/** The rules by field name, in the order of the form. */
export const contactRules = {
  name: lineRule(contactMessages.name, contactLimits.name),
  email: emailRule(contactMessages.email),
  category: {
    tidy: tidyText,
    problem: (value) => (Object.hasOwn(contactCategories, value) ? undefined : contactMessages.category),
  },
  subject: lineRule(contactMessages.subject, contactLimits.subject),
  message: textRule(contactMessages.message, contactLimits.message),
} as const satisfies Record<string, Rule>
