import { z } from 'zod'
import { lagosDay } from '@/lib/dates'
import { planText } from '@/lib/plan/plan-text'
import { checkedText, honeypot, instant, line, recordId, statusChange } from '@/lib/platform/fields'
import { isInTrash, type ListSpec, type ParamsOf } from '@/lib/platform/list-params'
import { CONSENT_VERSION, consentTexts } from './consent'
import { signupRules } from './signup'

/** The fields of the public form. Unknown fields are dropped; only name and email are required. */
export const joinSchema = z.object({
  name: checkedText(signupRules.name),
  email: checkedText(signupRules.email),
  source: z.string().optional().catch(undefined),
  consent: z.enum(Object.keys(consentTexts)).default(CONSENT_VERSION).catch(CONSENT_VERSION),
  /**
   * The calculator's plan, exactly as `writePlan` writes it. Anything else is dropped, because the visitor could not
   * fix it. So is a plan that is no longer possible, because staff would see no plan.
   */
  plan: z
    .string()
    .refine((text) => planText(text, lagosDay(new Date())))
    .optional()
    .catch(undefined),
  /** A new id for each opened form, so that repeating a submission returns the same result. */
  submission: z.uuid().optional().catch(undefined),
  website: honeypot,
})

export const unsubscribeSchema = z.object({ token: z.string().max(200) })

export const waitlistStatuses = ['active', 'notified', 'converted'] as const
export type WaitlistStatus = (typeof waitlistStatuses)[number]

/** The choices for filtering by plan: any plan, no plan, or plans of one size. */
export const planFilters = ['any', 'none', 'small', 'medium', 'large'] as const
export type PlanFilter = (typeof planFilters)[number]

/** Plans below this amount in naira are small; plans of LARGE_PLAN or more are large. */
export const SMALL_PLAN = 500_000
export const LARGE_PLAN = 2_000_000

/** Describes the admin list for parsing its URL: sortable columns and filters. */
export const waitlistList = {
  path: '/admin/waitlist',
  sorts: ['joined', 'name', 'email', 'status'],
  order: { sort: 'joined', direction: 'desc' },
  filters: { status: waitlistStatuses, plan: planFilters, view: ['trash'] },
} as const satisfies ListSpec

export type WaitlistSort = (typeof waitlistList.sorts)[number]

export type WaitlistParams = ParamsOf<typeof waitlistList>

/** Returns whether triggers keep the count of the filtered entries, so that it is exact at any size. */
export function isCountedExactly(params: WaitlistParams): boolean {
  return !isInTrash(params) && !params.q && !params.filters.plan
}

/** The maximum number of entries changed at once. More would hold locks for longer than a signup should wait. */
export const BULK_LIMIT = 5_000

/** The selected entries, or all entries that match a filter when the action runs. */
export const entrySelectionSchema = z.union([
  z.strictObject({ ids: z.array(recordId).min(1).max(200) }),
  z.strictObject({
    q: line(200),
    status: z.enum(waitlistStatuses).nullable(),
    plan: z.enum(planFilters).nullable().optional(),
  }),
])
export type EntrySelection = z.output<typeof entrySelectionSchema>

export const changeStatusSchema = statusChange(waitlistStatuses)
export const changeStatusesSchema = z.strictObject({
  selection: entrySelectionSchema,
  status: z.enum(waitlistStatuses),
})
export const earlierStatusRow = z.strictObject({ id: recordId, status: z.enum(waitlistStatuses) })
/** `status` is what the entries were set to; `earlier` comes from the result of that change. */
export const undoChangeStatusesSchema = z.strictObject({
  status: z.enum(waitlistStatuses),
  earlier: z.array(earlierStatusRow).min(1).max(BULK_LIMIT),
})
export const deleteEntriesSchema = z.strictObject({ selection: entrySelectionSchema })
/** Identifies the entries to restore by the deletion time in the delete action's result. */
export const restoreEntriesSchema = z.strictObject({ deletedAt: instant })
