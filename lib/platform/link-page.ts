import { env } from './env'

export interface LinkContext {
  params: Promise<{ token: string }>
}

/**
 * Returns the handlers that routes for personal links share: `redirect` shows the page, and `GET` does the same when
 * someone opens the route's URL. `GET` changes nothing, because email scanners also open links.
 */
export function linkPage(path: `/${string}`) {
  const redirect = (token: string, query = '') =>
    Response.redirect(`${env.APP_URL}${path}/${encodeURIComponent(token)}${query}`, 303)
  const GET = async (_request: Request, { params }: LinkContext) => redirect((await params).token)
  return { redirect, GET }
}
