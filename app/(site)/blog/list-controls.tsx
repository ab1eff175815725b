import { Button, buttonClass } from '@/components/ui/button'
import { SearchIcon } from '@/components/ui/icons'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { type ListState, listFields, listParameters, listUrl, SEARCH_PATH } from '@/lib/blog/list-url'
import { postSortNames, postSorts } from '@/lib/blog/schema'

/**
 * Searches the articles and keeps the other filters. It is a plain form, which `BlogScript` submits without a page
 * load.
 */
export function SearchBox({ state }: { state: ListState }) {
  return (
    <search>
      <form action={SEARCH_PATH} className="flex gap-2">
        <Hidden state={{ ...state, search: '', pages: 1 }} />
        <Input
          // Reset the input when the URL names another search, even if the page stays mounted.
          key={state.search}
          type="search"
          name={listParameters.search}
          defaultValue={state.search}
          maxLength={100}
          // After Back, a browser would otherwise show the next search's text above this one's results.
          autoComplete="off"
          placeholder="Search articles"
          aria-label="Search articles"
          enterKeyHint="search"
        />
        <Button type="submit" variant="secondary" aria-label="Search">
          <SearchIcon />
        </Button>
      </form>
    </search>
  )
}

/** Switches between Latest, Most Popular and Most Read. */
export function SortBox({ state }: { state: ListState }) {
  return (
    <form action={SEARCH_PATH} className="flex flex-wrap items-center gap-2">
      <Hidden state={{ ...state, sort: 'latest', pages: 1 }} />
      <span aria-hidden="true" className="text-sm whitespace-nowrap">
        Sort by
      </span>
      <Select
        aria-label="Sort by"
        key={state.sort}
        name={listParameters.sort}
        defaultValue={state.sort}
        data-submits-form=""
        className="w-40! max-w-full"
      >
        {postSorts.map((sort) => (
          <option key={sort} value={sort}>
            {postSortNames[sort]}
          </option>
        ))}
      </Select>
      <span className="hidden noscript:block">
        <Button type="submit" variant="secondary">
          Sort
        </Button>
      </span>
    </form>
  )
}

function Hidden({ state }: { state: ListState }) {
  return Object.entries(listFields(state)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/** Links to the same list with six more articles, so that a reload shows them too. */
export function LoadMore({ state, shown }: { state: ListState; shown: number }) {
  return (
    <p className="mt-12 text-center">
      <a
        href={listUrl({ ...state, pages: state.pages + 1 })}
        data-more={shown}
        className={buttonClass({ variant: 'secondary', size: 'lg' })}
      >
        Load More
      </a>
    </p>
  )
}
