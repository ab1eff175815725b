import { confirmSubscription } from '@/lib/newsletter/actions'
import { env } from '@/lib/platform/env'

interface Context {
  params: Promise<{ token: string }>
}

const pageOf = (token: string) => `${env.APP_URL}/newsletter/confirm/${encodeURIComponent(token)}`

/** Anyone who copies the address is led to the page that asks. */
export async function GET(_request: Request, { params }: Context) {
  return Response.redirect(pageOf((await params).token), 303)
}

/** The button of that page. The page then says what came of it. */
export async function POST(_request: Request, { params }: Context) {
  const { token } = await params
  const result = await confirmSubscription({ token })
  if (result.ok) return Response.redirect(pageOf(token), 303)
  return new Response(`${result.message ?? 'This link is not valid.'}\n`, {
    status: result.reference ? 503 : 422,
  })
}
