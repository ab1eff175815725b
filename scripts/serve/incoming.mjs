import { randomUUID } from 'node:crypto'

const longestUrl = 8000
// A name or an address, perhaps with a port: what RFC 3986 allows and browsers send.
const hostPattern = /^([a-z0-9]([a-z0-9._-]{0,251}[a-z0-9])?\.?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i

/** What is wrong with a request on the face of it, as { status, message }, or nothing. */
export function checkRequest({ headers, url }) {
  if (!hostPattern.test(headers.host ?? ''))
    return { status: 400, message: 'The Host header is missing or malformed.' }
  if (url.length > longestUrl) return { status: 414, message: 'The address is too long.' }
  if (!url.startsWith('/') || url.includes('\\') || !isDecodable(url.split('?')[0])) {
    return { status: 400, message: 'The address is malformed.' }
  }
  return undefined
}

function isDecodable(path) {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

// Between the framework's own parts, or between proxy.ts and the pages; believed there, so never taken from outside.
const internal =
  /^(x-(middleware|nextjs|next|invoke|now|matched|prerender|return-to|nonce)(-|$)|next-resume$)/
const fromProxies = /^(forwarded|x-real-ip|x-request-id|x-forwarded-(?!for$))/

/**
 * Takes out what a client must not say about itself, and appends the address of the connection to X-Forwarded-For: its
 * last entry is true, and each trusted proxy in front moves the one to believe a step to the left.
 */
export function cleanRequest(request, { trustedProxyHops }) {
  const { headers } = request
  for (const name of Object.keys(headers)) {
    if (internal.test(name) || (trustedProxyHops === 0 && fromProxies.test(name))) delete headers[name]
  }
  const address = request.socket.remoteAddress ?? 'unknown'
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], address].filter(Boolean).join(', ')
  headers['x-request-id'] ??= randomUUID()
  // The same answer without its body, which Node leaves out by itself: so the headers agree with those of a GET.
  if (request.method === 'HEAD') request.method = 'GET'
}
