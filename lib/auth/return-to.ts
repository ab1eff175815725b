import type { Route } from 'next'

const HOME: Route = '/admin'

/**
 * Returns the page to open after sign-in: a path under /admin on this site. Everything else (another origin in any
 * spelling, control characters, the sign-in page itself) becomes the dashboard.
 */
export function safeReturnTo(value: unknown): Route {
  if (typeof value !== 'string' || value.length > 2_000) return HOME
  // Browsers treat a backslash as a slash and drop tabs and line breaks, so reject all of them.
  if (/[\\\s\p{Cc}\p{Cf}]/u.test(value) || !/^\/admin(?:[/?#]|$)/.test(value)) return HOME
  const path = value.split(/[?#]/, 1)[0] ?? ''
  if (path.includes('//') || /%(?:2f|5c|2e|25|0|1|7f)/i.test(path)) return HOME
  const resolved = resolve(value)
  if (!resolved || resolved.pathname !== path || /^\/admin\/sign-in(?:\/|$)/.test(path)) return HOME
  // This function does not know which pages exist. Unknown pages redirect to the dashboard.
  return value as Route
}

function resolve(value: string): URL | null {
  const base = 'http://own.invalid'
  try {
    const url = new URL(value, base)
    return url.origin === base ? url : null
  } catch {
    return null
  }
}

/** Returns the URL of the sign-in page that leads back to `path`. */
export function signInPath(path: unknown): Route {
  const returnTo = safeReturnTo(path)
  return returnTo === HOME ? '/admin/sign-in' : `/admin/sign-in?returnTo=${encodeURIComponent(returnTo)}`
}
