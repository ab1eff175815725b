import { postCategories } from '@/lib/blog/schema'
import { chooseTopics } from '@/lib/newsletter/actions'
import { env } from '@/lib/platform/env'
import { refuseLink } from '@/lib/platform/uncached-response'

interface Context {
  params: Promise<{ token: string }>
}

const pageUrl = (token: string, query = '') =>
  `${env.APP_URL}/newsletter/preferences/${encodeURIComponent(token)}${query}`

/** Redirects anyone who opens the URL to the page with the form. */
export async function GET(_request: Request, { params }: Context) {
  return Response.redirect(pageUrl((await params).token), 303)
}

/** Handles that page's form, with checkboxes named "topic". The page then shows the result. */
export async function POST(request: Request, { params }: Context) {
  const { token } = await params
  const form = await request.formData().catch(() => new FormData())
  const topics = postCategories.filter((category) => form.getAll('topic').includes(category))
  const result = await chooseTopics({ token, topics })
  if (result.ok) return Response.redirect(pageUrl(token, '?saved'), 303)
  if (topics.length === 0) return Response.redirect(pageUrl(token, '?none'), 303)
  return refuseLink(result)
}
