import { type ComponentProps, type ReactElement, type ReactNode, Suspense } from 'react'
import type { ListSpec } from '@/lib/platform/list-params'
import { DelayedSuspense } from './delayed-suspense'
import { FilterLinks } from './filter-links'
import { ListStatusRegion } from './list-status'
import { ListToolbar } from './list-toolbar'
import { LoadingTable } from './loading-table'
import { TrashLink } from './trash-link'

interface ListSectionProps<Sort extends string> extends Pick<ComponentProps<typeof ListToolbar>, 'params'> {
  spec: ListSpec<Sort>
  search: string
  orders?: readonly { value: `${NoInfer<Sort>}.${'asc' | 'desc'}`; label: string }[] | false
  /** The list's statuses, side by side. */
  statuses?: ComponentProps<typeof FilterLinks>['options'] | false
  /** Other filters, shown before the statuses. */
  filters?: ReactNode
  /** Figures above the list. On phones they follow the list, because otherwise its first rows would not fit on the screen. */
  stats?: ReactNode
  /** The link to the Trash, if the list has one. */
  trash?: Pick<ComponentProps<typeof TrashLink>, 'back' | 'countTrash'>
  /** Shown or announced while the list is loading. */
  loading: ReactNode
  /** The list, as returned by its server component. */
  children: Promise<ReactElement>
}

/** Renders a list with search and filters above it. */
export function ListSection<Sort extends string>({
  search,
  orders,
  statuses,
  filters,
  stats,
  trash,
  loading,
  ...list
}: ListSectionProps<Sort>) {
  const { spec, params, children } = list
  return (
    <div className="flex flex-col gap-3 md:gap-4">
      {stats && (
        <div data-dense="" className="max-md:order-last">
          {stats}
        </div>
      )}
      <ListToolbar
        spec={spec}
        params={params}
        searchLabel={search}
        {...(orders && { orders })}
        trash={
          trash && (
            <Suspense>
              <TrashLink path={spec.path} isInTrash={params.filters.view === 'trash'} {...trash} />
            </Suspense>
          )
        }
      >
        {(filters || statuses) && (
          <>
            {filters}
            {statuses && (
              <FilterLinks label="Status" spec={spec} params={params} name="status" options={statuses} />
            )}
          </>
        )}
      </ListToolbar>
      <div className="min-w-0">
        <ListStatusRegion>
          <DelayedSuspense fallback={typeof loading === 'string' ? <LoadingTable text={loading} /> : loading}>
            {children}
          </DelayedSuspense>
        </ListStatusRegion>
      </div>
    </div>
  )
}
