import { z } from 'zod'
import { activityListOf } from '@/lib/activity/schema'
import { applicationListOf } from '@/lib/applications/schema'
import { auditNamesFor } from '@/lib/auth/access'
import { staffName } from '@/lib/auth/staff-name-rules'
import { postList } from '@/lib/blog/schema'
import { positionList } from '@/lib/careers/schema'
import { contactList } from '@/lib/contact/schema'
import { faqList } from '@/lib/help/schema'
import { subscriberList } from '@/lib/newsletter/schema'
import { mailList, suppressionList } from '@/lib/outbox/schema'
import { requestList } from '@/lib/personal-data/schema'
import { type ListSpec, parseListParams, type RawParams } from '@/lib/platform/list-params'
import { waitlistList } from '@/lib/waitlist/schema'
import { viewMessages, viewNameSchema } from './schema'
import { viewQuery } from './view-query'

const MAX_QUERY = 500

const fixedLists: readonly ListSpec[] = [
  waitlistList,
  subscriberList,
  contactList,
  postList,
  faqList,
  positionList,
  requestList,
  mailList,
  suppressionList,
]

/**
 * Describes the lists whose views can be saved. The activity list filters by values from the database. Any
 * well-formed value is accepted here, because that list ignores values it does not know.
 */
const lists: Readonly<Record<string, (raw: RawParams) => ListSpec>> = {
  ...Object.fromEntries(fixedLists.map((list) => [list.path, () => list])),
  '/admin/applications': applicationListOf,
  '/admin/activity': activityList,
}

const actionName = z
  .string()
  .max(60)
  .regex(/^[a-z]+(-[a-z]+)*$/)

function activityList(raw: RawParams) {
  const { person, action } = raw
  const choices = { people: accepted(staffName, person), nouns: auditNamesFor('owner') }
  return activityListOf({ ...choices, actions: accepted(actionName, action) }, raw)
}

function accepted(schema: z.ZodType<string>, value: unknown) {
  const parsed = schema.safeParse(value)
  return parsed.success && parsed.data === value ? [parsed.data] : []
}

/** Returns whether a list would write exactly this query into its own URL, without a search or page. */
export function isViewOf(screen: string, query: string): boolean {
  const raw = Object.fromEntries(new URLSearchParams(query))
  const list = Object.hasOwn(lists, screen) ? lists[screen]?.(raw) : undefined
  return list !== undefined && viewQuery(list, parseListParams(list, raw)) === query
}

export const saveViewSchema = viewNameSchema
  .extend({ screen: z.string().max(100), query: z.string().min(1, viewMessages.unknown).max(MAX_QUERY) })
  .refine(({ screen, query }) => isViewOf(screen, query), { path: ['query'], message: viewMessages.unknown })
