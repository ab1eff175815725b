/**
 * The address that the page had at first. A query is dropped: the policy reads none, and what one visitor sent has no place in what
 * everyone gets. Without a host: that of the request is not to be believed.
 */
export function GET() {
  return new Response(null, { status: 308, headers: { location: '/privacy' } })
}
