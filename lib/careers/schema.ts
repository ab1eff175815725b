import { site } from '@/lib/site'

export const positionStatuses = ['active', 'paused', 'closed'] as const
export type PositionStatus = (typeof positionStatuses)[number]

export const departments = [
  'Engineering',
  'Product',
  'Marketing',
  'Customer Success',
  'Operations',
  'Finance',
] as const
export type Department = (typeof departments)[number]

export const positionTypes = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const
export type PositionType = (typeof positionTypes)[number]

/** A card lists at most this many requirements, then "+N more requirements". */
export const SHOWN_REQUIREMENTS = 3

/** What holds until staff save something else. */
export const hiringDefaults = {
  contactEmail: `careers@${site.name.toLowerCase()}.example`,
  retentionMonths: 12,
}
