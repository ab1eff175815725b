import { JsonLd } from '@/components/site/json-ld'
import { getContactInfo } from '@/lib/contact/queries'
import { getClaims } from '@/lib/landing/queries'
import { env } from '@/lib/platform/env'
import { breadcrumbs, pageMetadata } from '@/lib/platform/seo'
import { site } from '@/lib/site'
import { Closing } from './closing'
import { Compliance } from './compliance'
import { Emergency } from './emergency'
import { Features } from './features'
import { Habits } from './habits'
import { Hero } from './hero'
import { HowWeProtectYou } from './how-we-protect-you'

export const ensureStatic = 'navigation'

export const metadata = pageMetadata({
  title: 'Security',
  description: `Who holds the money you lock with ${site.name}, what protects your account, and what to do right away if something looks wrong.`,
  path: '/security',
})

export default async function SecurityPage() {
  const [claims, contact] = await Promise.all([getClaims(), getContactInfo()])
  const { protectedUsers, breaches, monitoring, uptime } = claims
  const stats = [protectedUsers, breaches, monitoring, uptime].filter((claim) => claim !== undefined)
  const trail = breadcrumbs(env.APP_URL, [{ name: 'Security', path: '/security' }])
  return (
    <>
      <Hero stats={stats} />
      <Features />
      <HowWeProtectYou />
      <Compliance />
      <Habits />
      <Emergency contact={contact} />
      <Closing email={contact.email} />
      <JsonLd data={trail} />
    </>
  )
}
