import { Autocomplete } from '@base-ui/react/autocomplete'
import type { MouseEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Kbd } from '@/components/ui/kbd'
import { Skeleton } from '@/components/ui/skeleton'
import { useModifierKey } from '../use-modifier-key'
import { ChoiceRow } from './choice-row'
import type { Choice, ChoiceGroup } from './choices'
import type { useRecordSearch } from './use-record-search'

interface PaletteListProps {
  groups: readonly ChoiceGroup[]
  typed: string
  search: ReturnType<typeof useRecordSearch>
  onChoose: (choice: Choice, event: MouseEvent) => void
}

/** Lists the choices, or explains why there are none. */
export function PaletteList({ groups, typed, search, onChoose }: PaletteListProps) {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const isEmpty = count === 0 && !search.isLoading && !search.failure
  return (
    <>
      <div className="max-h-[min(28rem,calc(100dvh-12rem))] overflow-y-auto overscroll-contain">
        <Autocomplete.List className="p-2 data-empty:p-0" aria-busy={search.isLoading || undefined}>
          {(group: ChoiceGroup) => (
            <Autocomplete.Group key={group.label} items={group.items} className="not-first:mt-2">
              <Autocomplete.GroupLabel className="px-3 py-1.5 text-xs font-semibold text-fg-soft">
                {group.label}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(choice: Choice) => (
                  <ChoiceRow key={choice.id} choice={choice} typed={typed} onChoose={onChoose} />
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
        {search.isLoading && search.groups.length === 0 && <LoadingRows />}
        {isEmpty && (
          <p className="px-5 py-8 text-sm text-fg-soft">
            No results for <span className="font-semibold wrap-anywhere text-fg">“{typed.trim()}”</span>. You
            can search by name, title or email.
          </p>
        )}
      </div>
      <Autocomplete.Status className="sr-only">{statusOf(search, count, isEmpty)}</Autocomplete.Status>
      {search.failure && <Failed search={search} />}
      <Hints />
    </>
  )
}

function statusOf({ isLoading, failure }: PaletteListProps['search'], count: number, isEmpty: boolean) {
  if (isLoading) return 'Searching'
  if (failure) return 'The search failed'
  if (isEmpty) return 'Nothing found'
  return count === 1 ? '1 result' : `${count} results`
}

function LoadingRows() {
  return (
    <div aria-hidden="true" className="grid gap-2 px-5 pt-2 pb-4">
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-5 w-1/2" />
    </div>
  )
}

function Failed({ search }: Pick<PaletteListProps, 'search'>) {
  const here = typeof location === 'undefined' ? '' : location.pathname + location.search
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-danger-soft px-5 py-3 text-sm text-on-danger-soft">
      {search.failure?.isSignedOut ? (
        <p>
          Your session has ended.{' '}
          <a
            href={`/admin/sign-in?${new URLSearchParams({ returnTo: here })}`}
            className="font-semibold underline"
          >
            Sign in again
          </a>
        </p>
      ) : (
        <>
          <p className="mr-auto">The search failed. Please try again.</p>
          <Button variant="secondary" size="sm" onClick={search.tryAgain}>
            Try Again
          </Button>
        </>
      )}
    </div>
  )
}

/** Shows keyboard hints, hidden on phones. */
function Hints() {
  return (
    <div
      aria-hidden="true"
      className="flex gap-5 border-t border-line px-5 py-2.5 text-xs text-fg-soft max-sm:hidden pointer-coarse:hidden"
    >
      <Hint keys="↑ ↓">Move</Hint>
      <Hint keys="Enter">Open</Hint>
      <Hint keys={`${useModifierKey().label} Enter`}>Open in a new tab</Hint>
      <Hint keys="Esc">Close</Hint>
    </div>
  )
}

function Hint({ keys, children }: { keys: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <Kbd>{keys}</Kbd> {children}
    </span>
  )
}
