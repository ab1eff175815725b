import { postCategories } from '@/lib/blog/schema'
import { chooseTopics } from '@/lib/newsletter/actions'
import { type LinkContext, linkPage } from '@/lib/platform/link-page'
import { refuseLink } from '@/lib/platform/uncached-response'

const page = linkPage('/newsletter/preferences')

export const { GET } = page

/** Handles the page's form, with checkboxes named "topic". The page then shows the result. */
export async function POST(request: Request, { params }: LinkContext) {
  const { token } = await params
  const form = await request.formData().catch(() => new FormData())
  const topics = postCategories.filter((category) => form.getAll('topic').includes(category))
  const result = await chooseTopics({ token, topics })
  if (result.ok) return page.redirect(token, '?saved')
  if (topics.length === 0) return page.redirect(token, '?none')
  return refuseLink(result)
}
