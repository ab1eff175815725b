/** The form's categories: stored value and label. */
export const contactCategories = {
  general: 'General Inquiry',
  support: 'Technical Support',
  billing: 'Billing & Payments',
  feature: 'Feature Request',
  partnership: 'Partnership',
  press: 'Press & Media',
} as const
export type ContactCategory = keyof typeof contactCategories

/** The category if none was chosen. */
export const DEFAULT_CATEGORY: ContactCategory = 'general'

/** The categories that staff can assign: those of the form, and "Other". */
export const staffCategories = { ...contactCategories, other: 'Other' } as const
export type StaffCategory = keyof typeof staffCategories

/** Returns a stored category's label; the value itself if it is no longer offered. */
export function categoryName(category: string): string {
  return (staffCategories as Partial<Record<string, string>>)[category] ?? category
}

/** The promised reply time for support messages, in hours (specification of the public pages, section 9). */
const SUPPORT_HOURS = 2
export const SUPPORT_PROMISE = `We answer support messages within ${SUPPORT_HOURS} hours.`
