import { site } from '@/lib/site'
import type { AboutPage } from './queries'

interface AboutFacts extends Pick<AboutPage, 'missionText' | 'members'> {
  /** The origin of the site, without a trailing slash. */
  origin: string
  /** The founding date that the page shows, if any. It is included only if it is a plain year. */
  foundedIn: string | undefined
}

/** Returns schema.org data for the About page. It contains only what visitors can see there. */
export function aboutPage({ origin, missionText, members, foundedIn }: AboutFacts) {
  const people = members.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role }))
  return {
    '@type': 'AboutPage',
    '@id': `${origin}/about#page`,
    url: `${origin}/about`,
    name: `About ${site.name}`,
    inLanguage: site.locale,
    mainEntity: {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: site.name,
      url: origin,
      description: missionText,
      ...(foundedIn && /^\d{4}$/.test(foundedIn) ? { foundingDate: foundedIn } : {}),
      ...(people.length > 0 ? { employee: people } : {}),
    },
  }
}
