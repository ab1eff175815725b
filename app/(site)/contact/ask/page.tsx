import { redirect } from 'next/navigation'
import { getContactInfo } from '@/lib/contact/queries'
import { readSearch } from '@/lib/help/missed-search'
import { orNull } from '@/lib/platform/or-null'
import { pageMetadata } from '@/lib/platform/seo'
import { ContactView } from '../contact-view'

/** Renders the page as a whole, because streamed parts need JavaScript to appear. */
export const instant = false

export const metadata = {
  ...pageMetadata({
    title: 'Contact Us',
    description: 'Ask us what the Help Center does not answer.',
    path: '/contact',
    picture: 'common',
  }),
  robots: { index: false, follow: true },
}

/**
 * Shows the contact page with the text of a Help Center search as the subject of the message. Works without
 * JavaScript.
 */
export default async function AskPage({ searchParams }: PageProps<'/contact/ask'>) {
  const subject = readSearch((await searchParams).q)
  const info = await orNull(getContactInfo)
  // The contact page itself stays available without the database.
  if (!info) redirect('/contact')
  return <ContactView info={info} subject={subject} />
}
