import type { Metadata } from 'next'
import { FilterSelect } from '@/components/admin/filter-select'
import { ListSection } from '@/components/admin/list-section'
import { loadFailures } from '@/components/admin/load-failures'
import { PageHeader } from '@/components/admin/page-header'
import { RefreshButton } from '@/components/admin/refresh-button'
import { findCurrentNames, getActivityChoices } from '@/lib/activity/admin-queries'
import { activityListOf, readableName } from '@/lib/activity/schema'
import { readList } from '@/lib/platform/sealed-search'
import { ActivityTable } from './activity-table'
import { FilterDate } from './filter-date'

export const metadata: Metadata = { title: 'Activity' }

const orders = [
  { value: 'at.desc', label: 'Newest first' },
  { value: 'at.asc', label: 'Oldest first' },
] as const

export default async function ActivityPage({ searchParams }: PageProps<'/admin/activity'>) {
  const choices = await getActivityChoices()
  const raw = await searchParams
  const list = activityListOf(choices, raw)
  const params = readList(list, raw)
  const { people, nouns, actions } = choices
  const currentNames = await findCurrentNames(people)
  const personLabel = (name: string) =>
    currentNames.has(name) ? `${name} (now ${currentNames.get(name)})` : name
  const selects = [
    { name: 'person', label: 'Person', options: options('Everyone', people, personLabel) },
    { name: 'noun', label: 'Area', options: options('All areas', nouns, readableName) },
    { name: 'action', label: 'Action', options: options('All actions', actions, readableName) },
  ]
  return (
    <>
      <PageHeader
        title="Activity"
        description="What staff and scheduled jobs have done, and when."
        actions={<RefreshButton failure={loadFailures.activity} />}
      />
      <ListSection
        spec={list}
        params={params}
        search="Search activity"
        orders={orders}
        filters={
          <>
            {selects.map((select) => (
              <FilterSelect key={select.name} params={params} {...select} />
            ))}
            <div className="flex flex-wrap gap-3 max-sm:w-full">
              <FilterDate label="From" name="from" params={params} />
              <FilterDate label="To" name="to" params={params} />
            </div>
          </>
        }
        loading="Loading activity..."
      >
        {ActivityTable({ list, params })}
      </ListSection>
    </>
  )
}

function options(all: string, values: readonly string[], labelOf: (value: string) => string) {
  return [{ value: undefined, label: all }, ...values.map((value) => ({ value, label: labelOf(value) }))]
}
