import { confirmRequest } from '@/lib/personal-data/actions'
import { env } from '@/lib/platform/env'
import { refuseLink } from '@/lib/platform/uncached-response'

interface Context {
  params: Promise<{ token: string }>
}

const pageUrl = (token: string) => `${env.APP_URL}/privacy/confirm/${encodeURIComponent(token)}`

/** Redirects anyone who opens the URL to the confirmation page, where a button sends the POST. */
export async function GET(_request: Request, { params }: Context) {
  return Response.redirect(pageUrl((await params).token), 303)
}

/** Handles that page's button. The page then shows the result. */
export async function POST(_request: Request, { params }: Context) {
  const { token } = await params
  const result = await confirmRequest({ token })
  if (result.ok) return Response.redirect(pageUrl(token), 303)
  return refuseLink(result)
}
