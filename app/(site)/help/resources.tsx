import { ChevronRightIcon } from '@/components/ui/icons'
import { articlePath } from '@/lib/help/categories'
import type { HelpArticleCard } from '@/lib/help/queries'

/** Lists the guides, each with its summary. */
export function Resources({ articles }: { articles: HelpArticleCard[] }) {
  return (
    <ol className="grid gap-px overflow-hidden rounded-lg border border-line bg-line wrap-anywhere md:grid-cols-3">
      {articles.map(({ slug, title, summary }, index) => (
        <li key={slug} className="group relative flex flex-col bg-surface p-6 md:p-7">
          <span aria-hidden="true" className="mb-6 flex items-end gap-1.5">
            {bars.map((height, bar) => (
              <span
                key={height}
                className={`w-2.5 rounded-sm ${bar === index % bars.length ? 'bg-marigold' : 'bg-mint-deep'}`}
                style={{ height }}
              />
            ))}
          </span>
          <h3 className="flex items-start justify-between gap-3 font-display text-xl font-bold">
            <a
              href={articlePath(slug)}
              className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
            >
              {title}
            </a>
            <ChevronRightIcon className="mt-1 text-brand" />
          </h3>
          <p className="mt-2 text-neutral-700">{summary}</p>
        </li>
      ))}
    </ol>
  )
}

const bars = ['2.25rem', '1.5rem', '0.875rem']
