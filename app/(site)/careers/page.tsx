import { JsonLd } from '@/components/site/json-ld'
import { noFilter } from '@/lib/careers/list-url'
import { env } from '@/lib/platform/env'
import { breadcrumbs, pageMetadata } from '@/lib/platform/seo'
import { site } from '@/lib/site'
import { Careers } from './careers'

export const ensureStatic = 'navigation'

export const metadata = pageMetadata({
  title: 'Careers',
  description: `Open positions at ${site.name}, in Lagos and remote: the work, the pay and how we hire.`,
  path: '/careers',
})

/** Shows the unfiltered list, which is the same for everyone. Filtered lists are at /careers/search. */
export default function CareersPage() {
  return (
    <>
      <Careers filter={noFilter} />
      <JsonLd data={breadcrumbs(env.APP_URL, [{ name: 'Careers', path: '/careers' }])} />
    </>
  )
}
