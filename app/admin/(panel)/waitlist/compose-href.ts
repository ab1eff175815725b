import type { Route } from 'next'
import type { PlanFilter, WaitlistStatus } from '@/lib/waitlist/schema'

export interface ListedPeople {
  /** The search term, encrypted for the URL. */
  sealed: string
  status: WaitlistStatus | null
  plan: PlanFilter | null
}

/** Returns the URL of a new campaign to the people with these ids, or to everyone who matches the filter. */
export function composeHref(people: ListedPeople | { ids: readonly string[] }): Route {
  const query = new URLSearchParams()
  if ('ids' in people) query.set('people', people.ids.join('.'))
  else {
    if (people.sealed) query.set('q', people.sealed)
    if (people.status) query.set('status', people.status)
    if (people.plan) query.set('plan', people.plan)
  }
  return `/admin/campaigns/new?${query}` as Route
}
