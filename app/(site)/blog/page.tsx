import { JsonLd } from '@/components/site/json-ld'
import { feedLink } from '@/lib/blog/feed'
import { firstList } from '@/lib/blog/list-url'
import { env } from '@/lib/platform/env'
import { breadcrumbs, pageMetadata } from '@/lib/platform/seo'
import { site } from '@/lib/site'
import { Posts } from './posts'

export const ensureStatic = 'navigation'

const page = pageMetadata({
  title: 'Blog',
  description: `Saving, planning and spending in Nigeria, in plain English: the ${site.name} blog.`,
  path: '/blog',
})

export const metadata = { ...page, alternates: { ...page.alternates, ...feedLink } }

/** Shows the unfiltered list, which is the same for everyone. Filtered lists are at /blog/search. */
export default function BlogPage() {
  return (
    <>
      <Posts state={firstList} />
      <JsonLd data={breadcrumbs(env.APP_URL, [{ name: 'Blog', path: '/blog' }])} />
    </>
  )
}
