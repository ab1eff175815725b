/** Returns whether the site responds. If it does not, navigating would replace the screen with the browser's own error page. */
export async function isReachable(): Promise<boolean> {
  const response = await fetch('/api/health/live', { cache: 'no-store' }).catch(() => null)
  return response?.ok ?? false
}
