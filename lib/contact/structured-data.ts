import { site } from '@/lib/site'
import type { ContactInfo } from './queries'

/** Returns schema.org data for the contact page. It contains only what visitors can see there. */
export function contactPage(origin: string, { email, phone, address }: ContactInfo) {
  return {
    '@type': 'ContactPage',
    '@id': `${origin}/contact#page`,
    url: `${origin}/contact`,
    name: `Contact ${site.name}`,
    inLanguage: site.locale,
    mainEntity: {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: site.name,
      url: origin,
      email,
      telephone: phone,
      address: address.split('\n').join(', '),
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email,
        telephone: phone,
        url: `${origin}/contact`,
      },
    },
  }
}
