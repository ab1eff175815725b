import { isCrossOriginRequest } from '@/lib/auth/own-origin'
import { subscribe } from '@/lib/newsletter/actions'
import { refusedCookie } from '@/lib/newsletter/refused-cookie'
import { subscriptionMessages } from '@/lib/newsletter/subscription'
import { env } from '@/lib/platform/env'
import { plainResponse } from '@/lib/platform/uncached-response'

const page = `${env.APP_URL}/newsletter`

/** Redirects anyone who opens the URL to the form. */
export function GET() {
  return Response.redirect(page, 303)
}

/** Handles the footer's form, which works without JavaScript. The newsletter page then shows the result. */
export async function POST(request: Request) {
  // Without this check, another site could make its visitors request emails for anyone.
  if (isCrossOriginRequest(request.headers)) return plainResponse(403, 'This request came from another site.')
  const form = await request.formData().catch(() => new FormData())
  const result = await subscribe(form)
  if (result.ok) return Response.redirect(`${page}?asked`, 303)
  const message = result.fieldErrors?.email ?? result.message ?? subscriptionMessages.failure
  const refused = { email: String(form.get('email') ?? '').slice(0, 320), message }
  return new Response(null, {
    status: 303,
    headers: { location: page, 'set-cookie': refusedCookie(refused, env.APP_URL.startsWith('https:')) },
  })
}
