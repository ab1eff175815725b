/** What the form offers: what is stored, and what people read. */
export const contactCategories = {
  general: 'General Inquiry',
  support: 'Technical Support',
  billing: 'Billing & Payments',
  feature: 'Feature Request',
  partnership: 'Partnership',
  press: 'Press & Media',
} as const
export type ContactCategory = keyof typeof contactCategories

/** Staff may sort a message elsewhere too. */
export const staffCategories = { ...contactCategories, other: 'Other' } as const
export type StaffCategory = keyof typeof staffCategories
