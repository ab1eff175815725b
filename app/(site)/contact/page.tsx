import { getContactInfo } from '@/lib/contact/queries'
import { pageMetadata } from '@/lib/platform/seo'
import { site } from '@/lib/site'
import { ContactView } from './contact-view'

export const ensureStatic = 'navigation'

export const metadata = pageMetadata({
  title: 'Contact Us',
  description: `Write to ${site.name} or call us. Every message gets a reference right away, and a person reads it.`,
  path: '/contact',
})

export default async function ContactPage() {
  return <ContactView info={await getContactInfo()} />
}
