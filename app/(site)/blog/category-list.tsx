import { classNames } from '@/components/ui/class-names'
import { type ListState, listUrl } from '@/lib/blog/list-url'
import { postCategories } from '@/lib/blog/schema'

export interface PostCounts {
  total: number
  categories: { category: string; count: number }[]
}

interface CategoryListProps {
  state: ListState
  counts: PostCounts
}

/** Links to all categories with articles, in a scrolling row on phones and in rows on tablets. */
export function CategoryList({ state, counts }: CategoryListProps) {
  const countOf = (name: string) => counts.categories.find(({ category }) => category === name)?.count ?? 0
  return (
    <nav aria-label="Categories">
      <h2 className="text-sm font-semibold text-fg-soft max-lg:sr-only">Categories</h2>
      <ul className="flex gap-2 overflow-x-auto py-1 sm:flex-wrap max-lg:-mx-5 max-lg:scroll-px-5 max-lg:px-5 lg:mt-3 lg:grid lg:gap-1">
        <Category
          label="All Posts"
          count={counts.total}
          state={{ ...state, category: null }}
          isChosen={!state.category && state.search === ''}
        />
        {postCategories
          .filter((category) => countOf(category) > 0)
          .map((category) => (
            <Category
              key={category}
              label={category}
              count={countOf(category)}
              state={{ ...state, category }}
              isChosen={state.category === category}
            />
          ))}
      </ul>
    </nav>
  )
}

interface CategoryProps {
  label: string
  count: number
  state: ListState
  isChosen: boolean
}

function Category({ label, count, state, isChosen }: CategoryProps) {
  return (
    <li className={classNames('shrink-0', isChosen && '[scroll-initial-target:nearest]')}>
      <a
        href={listUrl({ ...state, pages: 1 })}
        aria-current={isChosen ? 'true' : undefined}
        className={classNames(
          'flex min-h-11 items-center justify-between gap-3 rounded-md px-3.5 font-medium whitespace-nowrap',
          isChosen
            ? 'bg-brand text-white'
            : 'bg-surface hover:bg-mint max-lg:border max-lg:border-line lg:bg-transparent',
        )}
      >
        {label}
        <span className={classNames('text-sm tabular-nums', isChosen ? 'text-mint' : 'text-fg-soft')}>
          {count}
        </span>
      </a>
    </li>
  )
}
