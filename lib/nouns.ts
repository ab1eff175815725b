import { about } from './about/noun'
import { account } from './account/noun'
import { activity } from './activity/noun'
import { applications } from './applications/noun'
import { blog } from './blog/noun'
import { campaigns } from './campaigns/noun'
import { careers } from './careers/noun'
import { contact } from './contact/noun'
import { dashboard } from './dashboard/noun'
import { help } from './help/noun'
import { landing } from './landing/noun'
import { legal } from './legal/noun'
import { media } from './media/noun'
import { newsletter } from './newsletter/noun'
import { outbox } from './outbox/noun'
import { personalData } from './personal-data/noun'
import type { Noun, RecordFacts } from './platform/noun'
import { press } from './press/noun'
import { settings } from './settings/noun'
import { staff } from './staff/noun'
import { waitlist } from './waitlist/noun'

const declared = [
  dashboard,
  waitlist,
  newsletter,
  campaigns,
  contact,
  landing,
  blog,
  about,
  press,
  help,
  media,
  careers,
  applications,
  legal,
  personalData,
  outbox,
  activity,
  staff,
  account,
  settings,
] as const satisfies readonly Noun[]

/** All nouns, in the order of the sidebar. */
export const nouns: readonly Noun[] = declared
export type NounName = (typeof declared)[number]['name']

/** The nouns whose public reads are cached. */
export type CacheTag = Extract<(typeof declared)[number], { isCached: true }>['name']
export const cacheTags: readonly CacheTag[] = declared.flatMap((noun) =>
  'isCached' in noun ? [noun.name] : [],
)

/** All kinds of records by key, each with the noun it belongs to and its name in the audit log. */
export const recordKinds: ReadonlyMap<string, RecordFacts & { noun: string; auditName: string }> = new Map(
  nouns.flatMap(({ name, records = {} }) =>
    Object.entries(records).map(([kind, facts]) => [kind, { noun: name, auditName: name, ...facts }]),
  ),
)

/**
 * The pages for audit events that are not about one of `recordKinds`, each with its name in the audit log.
 */
export const auditPages = nouns.flatMap(({ name, auditPages: pages = [] }) =>
  pages.map((page) => ({ noun: name, ...page })),
)
