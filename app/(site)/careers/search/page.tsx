import { SearchUnavailable } from '@/components/site/search-unavailable'
import { listUrl, readFilter } from '@/lib/careers/list-url'
import { orNull } from '@/lib/platform/or-null'
import { pageMetadata } from '@/lib/platform/seo'
import { Careers } from '../careers'

/** Renders the page as a whole, because streamed parts need JavaScript to appear. */
export const instant = false

const page = pageMetadata({
  title: 'Careers',
  description: 'Open positions that match your filters.',
  path: '/careers',
  picture: 'common',
})

export const metadata = { ...page, robots: { index: false, follow: true } }

/** Shows the filtered list of positions. */
export default async function CareersSearchPage({ searchParams }: PageProps<'/careers/search'>) {
  const filter = readFilter(await searchParams)
  const positions = await orNull(() => Careers({ filter }))
  return (
    positions ?? (
      <SearchUnavailable href={listUrl(filter)} all={{ href: '/careers', label: 'All positions' }} />
    )
  )
}
