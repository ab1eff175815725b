import { Section, SectionTitle } from '@/components/site/section'
import { formatLongDate } from '@/lib/dates'
import type { NewsItem } from '@/lib/press/queries'
import { UNKNOWN_OUTLET } from '@/lib/press/schema'

/** Lists press coverage. */
export function RecentCoverage({ news }: { news: NewsItem[] }) {
  if (news.length === 0) return null
  return (
    <Section id="recent-coverage">
      <SectionTitle sectionId="recent-coverage">In the News</SectionTitle>
      <ul className="mt-10 border-t-2 border-ink">
        {news.map((item) => (
          <li
            key={item.id}
            className="grid gap-x-10 gap-y-2 border-b border-line-strong/30 py-6 md:grid-cols-[16rem_minmax(0,1fr)] md:py-7"
          >
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-neutral-700 md:flex-col">
              <time dateTime={item.date.toISOString().slice(0, 10)} className="tabular-nums">
                {formatLongDate(item.date)}
              </time>
              <span className="rounded-full bg-mint px-2.5 py-0.5 font-semibold wrap-anywhere text-brand-deep">
                {item.outlet || UNKNOWN_OUTLET}
              </span>
            </p>
            <h3 className="max-w-[40ch] font-display text-2xl font-bold tracking-tight wrap-anywhere">
              <Headline item={item} />
            </h3>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Headline({ item: { title, link } }: { item: NewsItem }) {
  if (!link) return title
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener"
      className="underline decoration-mint-deep decoration-2 underline-offset-6 hover:decoration-brand"
    >
      {title}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
