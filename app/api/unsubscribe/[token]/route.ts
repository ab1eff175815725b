import { unsubscribeByToken } from '@/lib/newsletter/actions'
import { readUnsubscribeToken as readSubscriberToken } from '@/lib/newsletter/tokens'
import { env } from '@/lib/platform/env'
import { plainResponse, refuseLink } from '@/lib/platform/uncached-response'
import { unsubscribe } from '@/lib/waitlist/actions'

interface Context {
  params: Promise<{ token: string }>
}

const pageUrl = (token: string, query = '') =>
  `${env.APP_URL}/unsubscribe/${encodeURIComponent(token)}${query}`

/** Redirects the link in an email to a page with a button. Changes nothing, because email scanners also open links. */
export async function GET(_request: Request, { params }: Context) {
  return Response.redirect(pageUrl((await params).token), 303)
}

/**
 * Unsubscribes, for an email client's one-click request (RFC 8058) and for the page's button, which redirects back to
 * the page.
 */
export async function POST(request: Request, { params }: Context) {
  const { token } = await params
  const result = readSubscriberToken(token)
    ? await unsubscribeByToken({ token })
    : await unsubscribe({ token })
  if (!result.ok) return refuseLink(result)
  return request.headers.get('sec-fetch-mode') === 'navigate'
    ? Response.redirect(pageUrl(token), 303)
    : plainResponse(200, 'Unsubscribed')
}
