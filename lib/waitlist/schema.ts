import { z } from 'zod'
import { readExactPlan } from '@/lib/plan/plan-params'
import { tidyEmail } from '@/lib/platform/email-address'
import { checkedText, honeypot, line } from '@/lib/platform/fields'
import { type ListSpec, parseListParams, type RawParams } from '@/lib/platform/list-params'
import { CONSENT_VERSION, consentTexts } from './consent'
import { emailFault, nameFault, signupMessages, tidyName } from './signup'

/** The fields of the public form. Unknown fields are dropped; all but name and address are tolerant. */
export const joinSchema = z.object({
  name: checkedText(signupMessages.missing, tidyName, nameFault),
  email: checkedText(signupMessages.missing, tidyEmail, emailFault),
  source: z.string().optional().catch(undefined),
  consent: z.enum(Object.keys(consentTexts)).default(CONSENT_VERSION).catch(CONSENT_VERSION),
  /** The calculator's plan, exactly as `writePlan` writes it; a person cannot fix anything else, so it is dropped. */
  plan: z
    .string()
    .refine((text) => readExactPlan(text))
    .optional()
    .catch(undefined),
  /** Made again for every opened form: the same submission sent again gets the same answer. */
  submission: z.uuid().optional().catch(undefined),
  website: honeypot,
})

export const stopMailsSchema = z.object({ token: z.string().max(200) })

export const waitlistStatuses = ['active', 'notified', 'converted'] as const
export type WaitlistStatus = (typeof waitlistStatuses)[number]

/** The admin list: its columns to sort by and its filters, as they are in the URL. */
export const waitlistList = {
  path: '/admin/waitlist',
  sorts: ['joined', 'name', 'email', 'status'],
  order: { sort: 'joined', direction: 'desc' },
  filters: { status: waitlistStatuses, view: ['trash'] },
} as const satisfies ListSpec

export type WaitlistSort = (typeof waitlistList.sorts)[number]

export type WaitlistParams = ReturnType<typeof parseWaitlistParams>

export function parseWaitlistParams(raw: RawParams) {
  return parseListParams(waitlistList, raw)
}

export function statusFilter({ filters }: WaitlistParams): WaitlistStatus | null {
  return waitlistStatuses.find((status) => status === filters.status) ?? null
}

export function isTrash({ filters }: WaitlistParams): boolean {
  return filters.view === 'trash'
}

/** As many entries can be changed at once: more would hold locks for longer than a signup should wait. */
export const BULK_LIMIT = 5_000

/** Matches of a search are counted up to here: beyond, nobody reads the number and counting costs more than the page. */
export const COUNT_LIMIT = 10_000

/** Entries picked one by one, or all that a filter names at that moment. */
export const entrySelectionSchema = z.union([
  z.strictObject({ ids: z.array(z.uuid()).min(1).max(200) }),
  z.strictObject({ q: line(200), status: z.enum(waitlistStatuses).nullable() }),
])
export type EntrySelection = z.output<typeof entrySelectionSchema>

export const changeStatusSchema = z.strictObject({ id: z.uuid(), status: z.enum(waitlistStatuses) })
export const changeStatusesSchema = z.strictObject({
  selection: entrySelectionSchema,
  status: z.enum(waitlistStatuses),
})
export const deleteEntriesSchema = z.strictObject({ selection: entrySelectionSchema })
export const entryIdSchema = z.strictObject({ id: z.uuid() })
/** The moment a delete answered with. */
export const restoreEntriesSchema = z.strictObject({
  deletedAt: z.iso
    .datetime()
    .transform((text) => new Date(text))
    .refine((time) => time.getFullYear() >= 2000),
})
