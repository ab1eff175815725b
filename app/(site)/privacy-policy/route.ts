/**
 * Redirects from the page's original path. The query is dropped: the policy uses none, and one visitor's query must
 * not be cached for everyone. The redirect has no host, because the request's Host header cannot be trusted.
 */
export function GET() {
  return new Response(null, { status: 308, headers: { location: '/privacy' } })
}
