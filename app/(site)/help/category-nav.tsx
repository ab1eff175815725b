import type { HelpGroup } from '@/lib/help/queries'

interface CategoryNavProps {
  groups: HelpGroup[]
  /** The path of the page with the answers, unless it is this page. */
  page?: string
}

/** Links to the categories: in a column on large screens, in rows on tablets, in a scrolling row on phones. */
export function CategoryNav({ groups, page = '' }: CategoryNavProps) {
  return (
    <nav aria-label="Categories" className="lg:sticky lg:top-28 lg:self-start">
      <ul className="max-lg:-mx-5 max-lg:flex max-lg:gap-2 sm:flex-wrap max-lg:overflow-x-auto max-lg:px-5 max-lg:py-1 lg:border-l lg:border-line">
        {groups.map(({ category, anchor, faqs }) => (
          <li key={anchor}>
            <a
              href={`${page}#${anchor}`}
              className="flex min-h-11 items-center justify-between gap-3 rounded-full border border-line bg-surface px-4 text-sm font-semibold whitespace-nowrap hover:bg-mint lg:rounded-none lg:border-0 lg:bg-transparent lg:text-base"
            >
              {category}
              <span aria-hidden="true" className="text-fg-soft tabular-nums">
                {faqs.length}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
