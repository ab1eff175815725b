import { StatCard } from '@/components/ui/stat-card'
import { formatCount, formatCountOf } from '@/lib/count'
import { formatDateTime, formatDistance } from '@/lib/dates'
import { readHelpFigures } from '@/lib/help/admin-queries'
import { helpCategoryNames, POPULAR_DAYS } from '@/lib/help/categories'

export const statLabels = ['Total FAQs', 'Categories', 'Most Popular', 'Last Updated']

export async function Stats() {
  const { faqs, categories, popular, changedAt } = await readHelpFigures()
  const views = popular && formatCountOf(popular.opens, 'view')
  return (
    <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      <StatCard label="Total FAQs" value={formatCount(faqs)} />
      <StatCard
        label="Categories"
        value={categories}
        note={
          categories === helpCategoryNames.length
            ? 'Every category has FAQs'
            : `With FAQs, out of ${helpCategoryNames.length}`
        }
      />
      <StatCard
        label="Most Popular"
        value={<span className="text-lg wrap-anywhere">{popular?.category ?? 'None yet'}</span>}
        note={
          popular ? `${views} in ${POPULAR_DAYS} days` : `No FAQs opened in the last ${POPULAR_DAYS} days`
        }
      />
      <StatCard
        label="Last Updated"
        value={
          <span className="inline-block text-lg first-letter:uppercase">
            {changedAt ? formatDistance(changedAt, new Date()) : 'Never'}
          </span>
        }
        note={changedAt && formatDateTime(changedAt)}
      />
    </dl>
  )
}
