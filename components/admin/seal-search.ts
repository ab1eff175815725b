const TIMEOUT_MS = 6_000
const FAILED = 'The search failed. Please try again.'

/** Asks the server to encrypt a search for the URL of the list at `path`. Never rejects. */
export async function sealSearch(
  path: string,
  q: string,
  signal: AbortSignal,
): Promise<{ sealed: string } | { message: string }> {
  try {
    const response = await fetch('/api/admin/search-terms', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path, q }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    const { sealed, message = FAILED } = await response.json()
    return response.ok ? { sealed } : { message }
  } catch {
    return { message: FAILED }
  }
}
