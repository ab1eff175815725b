import { cache } from 'react'
import { NeighborLinks } from '@/components/admin/neighbor-links'
import { listHref } from '@/lib/platform/list-params'
import { listEntries } from '@/lib/waitlist/admin-queries'
import { type WaitlistParams, waitlistList } from '@/lib/waitlist/schema'

/** Returns a page of the list. The list and the panel share one query. */
export const listOnce = cache(listEntries)

interface EntryStepsProps {
  params: WaitlistParams
  id: string
}

/** Links to the previous and next entry on this page of the list. */
export async function EntrySteps(props: EntryStepsProps) {
  return <NeighborLinks noun="entry" isInPanel {...(await findNeighbors(props))} />
}

/** Returns the URLs of the panel with the previous and next entry. An entry that is not on this page has neither. */
export async function findNeighbors({ params, id }: EntryStepsProps) {
  const ids = (await listOnce(params)).entries.map((entry) => entry.id)
  const at = ids.indexOf(id)
  const hrefOf = (person: string | undefined) =>
    person && at >= 0 ? listHref(waitlistList, params, { person }) : null
  return { previous: hrefOf(ids[at - 1]), next: hrefOf(ids[at + 1]) }
}
