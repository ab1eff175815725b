import { confirmSubscription } from '@/lib/newsletter/actions'
import { type LinkContext, linkPage } from '@/lib/platform/link-page'
import { refuseLink } from '@/lib/platform/uncached-response'

const page = linkPage('/newsletter/confirm')

export const { GET } = page

/** Handles a click on the page's button, then redirects to the page, which shows the result. */
export async function POST(_request: Request, { params }: LinkContext) {
  const { token } = await params
  const result = await confirmSubscription({ token })
  if (result.ok) return page.redirect(token)
  return refuseLink(result)
}
