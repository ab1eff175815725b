import { JsonLd } from '@/components/site/json-ld'
import { getAboutPage } from '@/lib/about/queries'
import { aboutPage } from '@/lib/about/structured-data'
import { getClaims } from '@/lib/landing/queries'
import { env } from '@/lib/platform/env'
import { breadcrumbs, pageMetadata } from '@/lib/platform/seo'
import { site } from '@/lib/site'
import { Closing } from './closing'
import { CoreValues } from './core-values'
import { Hero } from './hero'
import { Journey } from './journey'
import { Mission } from './mission'
import { Story } from './story'
import { Team } from './team'

export const ensureStatic = 'navigation'

export const metadata = pageMetadata({
  title: 'About Us',
  description: `Why ${site.name} exists, what we believe in, how it started, and the people in Lagos and beyond who build it.`,
  path: '/about',
})

export default async function AboutPage() {
  const [about, claims] = await Promise.all([getAboutPage(), getClaims()])
  const { missionText, storyText, values, milestones, members } = about
  const stats = [claims.foundedIn, claims.teamMembers, claims.activeUsers].filter(
    (claim) => claim !== undefined,
  )
  const trail = breadcrumbs(env.APP_URL, [{ name: 'About Us', path: '/about' }])
  const page = aboutPage({ origin: env.APP_URL, missionText, members, foundedIn: claims.foundedIn?.value })
  const graph = { '@graph': [page, trail] }
  return (
    <>
      <Hero stats={stats} />
      <Mission text={missionText} />
      {values.length > 0 && <CoreValues values={values} />}
      <Story text={storyText} />
      {milestones.length > 0 && <Journey milestones={milestones} />}
      {members.length > 0 && <Team members={members} />}
      <Closing />
      <JsonLd data={graph} />
    </>
  )
}
