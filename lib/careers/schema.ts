import { z } from 'zod'
import {
  checkedText,
  line,
  orderedIds,
  paragraphs,
  recordId,
  required,
  retentionMonths,
  statusChange,
} from '@/lib/platform/fields'
import { emailRule } from '@/lib/platform/form-rules'
import type { ListSpec, ParamsOf } from '@/lib/platform/list-params'
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

/** A card lists at most this many requirements, followed by "+N more requirements". */
export const SHOWN_REQUIREMENTS = 3

/** The promised durations of the hiring steps. */
export const hiringTimes = { reply: '3-5 business days', call: '30-minute', decision: '2-3 days' } as const

/** The settings until staff save their own. */
export const hiringDefaults = {
  contactEmail: site.hiringEmail,
  retentionMonths: 12,
}

export const positionMessages = {
  created: 'Job position created successfully!',
  updated: 'Job position updated successfully!',
  confirmDelete: 'Are you sure you want to delete this position?',
} as const

/** Maximum lengths in characters, and maximum numbers of lines. */
export const positionLimits = {
  title: 100,
  location: 80,
  salary: 60,
  description: 10_000,
  requirement: 200,
  requirements: 30,
  /** Limits all positions together, because the careers page contains every open one. */
  total: 300_000,
} as const

/** Parses naira per year, with or without ₦ and commas, into kobo; null if empty. */
const naira = z
  .string()
  .transform((text) => text.replace(/[₦,\s]/g, ''))
  .pipe(
    z
      .string()
      .regex(/^(\d{1,10})?$/, 'Please enter a whole amount in naira, such as 8,000,000')
      .refine(
        (digits) => digits === '' || Number(digits) > 0,
        'Please enter an amount above 0, or leave this field empty',
      )
      .transform((digits) => (digits ? Number(digits) * 100 : null)),
  )
  .prefault('')

const requirement = line(positionLimits.requirement)

/** Parses one requirement per line, dropping blank lines and duplicates. */
const requirementLines = z
  .string()
  .transform((text) =>
    text
      .split(/\r\n?|\n/)
      .map((each) => each.trim())
      .filter((each) => each !== ''),
  )
  .superRefine((lines, context) => {
    // The message names the line, because forms only show errors for a whole field.
    for (const [index, text] of lines.entries()) {
      const problem = requirement.safeParse(text).error?.issues[0]
      if (problem)
        context.addIssue({ code: 'custom', message: `Requirement ${index + 1}: ${problem.message}` })
    }
  })
  .transform((lines) => [...new Set(lines)])
  .pipe(
    z
      .array(z.string())
      .max(positionLimits.requirements, `Please list at most ${positionLimits.requirements} requirements`),
  )
  .prefault('')

export const positionSchema = z
  .strictObject({
    id: recordId,
    /** The version that the form started from; 0 for a new position. */
    version: z.int32().nonnegative(),
    title: required(positionLimits.title, 'Please enter a title'),
    department: z.enum(departments, 'Please choose a department'),
    location: required(positionLimits.location, 'Please enter a location'),
    type: z.enum(positionTypes, 'Please choose a type').prefault('Full-time'),
    status: z.enum(positionStatuses, 'Please choose a status').prefault('active'),
    salary: line(positionLimits.salary).prefault(''),
    salaryMin: naira,
    salaryMax: naira,
    description: paragraphs(positionLimits.description).pipe(z.string().min(1, 'Please write a description')),
    requirements: requirementLines,
  })
  .superRefine(({ salaryMin, salaryMax }, context) => {
    const addIssue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (salaryMin === null && salaryMax !== null) addIssue('salaryMin', 'Please enter the lowest salary too')
    if (salaryMax === null && salaryMin !== null) addIssue('salaryMax', 'Please enter the highest salary too')
    if (salaryMin !== null && salaryMax !== null && salaryMin > salaryMax)
      addIssue('salaryMax', 'The highest salary can’t be below the lowest salary')
  })
export type PositionInput = z.input<typeof positionSchema>
export type PositionValues = z.output<typeof positionSchema>

export const positionStatusSchema = statusChange(positionStatuses)
export const positionOrderSchema = z.strictObject({
  list: z.literal('position'),
  ids: orderedIds,
  previousIds: orderedIds,
})

export const hiringSettingsSchema = z.strictObject({
  /** The version that the form started from; 0 while the defaults apply. */
  version: z.int32().nonnegative(),
  contactEmail: checkedText(emailRule('Please enter an email address')),
  /** The time from the decision until an application is erased. */
  retentionMonths,
})
export type HiringSettingsInput = z.input<typeof hiringSettingsSchema>

/** Describes the admin list for parsing its URL. The only sort order is the one set by staff. */
export const positionList = {
  path: '/admin/careers',
  sorts: ['position'],
  order: { sort: 'position', direction: 'asc' },
  filters: { status: positionStatuses, view: ['trash'] },
} as const satisfies ListSpec

export type PositionListParams = ParamsOf<typeof positionList>
