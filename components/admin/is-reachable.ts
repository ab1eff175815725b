const TIMEOUT_MS = 6_000

/** Returns whether the site responds. If it does not, navigating would replace the screen with the browser's own error page. */
export async function isReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch('/api/health/live', { cache: 'no-store', signal }).catch(() => null)
  return response?.ok ?? false
}
