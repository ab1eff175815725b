import { unsubscribeByToken } from '@/lib/newsletter/actions'
import { readUnsubscribeToken as readSubscriberToken } from '@/lib/newsletter/tokens'
import { type LinkContext, linkPage } from '@/lib/platform/link-page'
import { plainResponse, refuseLink } from '@/lib/platform/uncached-response'
import { unsubscribe } from '@/lib/waitlist/actions'

const page = linkPage('/unsubscribe')

export const { GET } = page

/**
 * Unsubscribes, for an email client's one-click request (RFC 8058) and for the page's button, which redirects back to
 * the page.
 */
export async function POST(request: Request, { params }: LinkContext) {
  const { token } = await params
  const result = readSubscriberToken(token)
    ? await unsubscribeByToken({ token })
    : await unsubscribe({ token })
  if (!result.ok) return refuseLink(result)
  return request.headers.get('sec-fetch-mode') === 'navigate'
    ? page.redirect(token)
    : plainResponse(200, 'Unsubscribed')
}
