/** Returns whether the site answers. Where it does not, the router would leave the screen for the browser's own error page. */
export async function isReachable(): Promise<boolean> {
  const response = await fetch('/api/health/live', { cache: 'no-store' }).catch(() => null)
  return response?.ok ?? false
}
