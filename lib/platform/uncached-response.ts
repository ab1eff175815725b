// Responses of routes that neither browsers nor proxies may cache.

type MoreHeaders = Record<string, string>

const uncached = (status: number, headers: MoreHeaders = {}) => ({
  status,
  headers: { 'cache-control': 'no-store', ...headers },
})

export const emptyResponse = (status: number, headers?: MoreHeaders) =>
  new Response(null, uncached(status, headers))

export const jsonResponse = (status: number, body: unknown, headers?: MoreHeaders) =>
  Response.json(body, uncached(status, headers))

/** Responds with one sentence as plain text. */
export const plainResponse = (status: number, sentence: string, headers?: MoreHeaders) =>
  new Response(`${sentence}\n`, uncached(status, headers))

/** Refuses a request from a page that a personal link opens. */
export const refuseLink = ({ message, reference }: { message?: string; reference?: string }) =>
  plainResponse(reference ? 503 : 422, message ?? 'This link is not valid.')
