import { readFilter } from '@/lib/careers/list-address'
import { pageMetadata } from '@/lib/platform/seo'
import { Careers } from '../careers'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Made for who asks for it. */
export const ensureStatic = false
/** Waits for its rows: a part that comes later would need script to be shown. */
export const instant = false

const page = pageMetadata({
  title: 'Careers',
  description: 'Open positions that match what you chose.',
  path: '/careers',
  picture: 'common',
})

export const metadata = { ...page, robots: { index: false, follow: true } }

/** The positions with something chosen. */
export default async function CareersSearchPage({ searchParams }: Props) {
  return <Careers filter={readFilter(await searchParams)} />
}
