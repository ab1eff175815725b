let headers = new Headers()
const cookies = new Map<string, string>()

/**
 * Sets the caller of an integration test's server functions: address, other request headers, and cookies. Without
 * arguments, the caller is an anonymous visitor.
 */
export function becomeVisitor(
  options: { address?: string; headers?: Record<string, string>; cookies?: Record<string, string> } = {},
) {
  headers = new Headers({ 'x-forwarded-for': options.address ?? '203.0.113.7', ...options.headers })
  cookies.clear()
  for (const [name, value] of Object.entries(options.cookies ?? {})) cookies.set(name, value)
}

let visitors = 0

/** Becomes a visitor with an address that the test file has not used yet, so that its tests share no rate limit. */
export function becomeNewVisitor() {
  visitors += 1
  becomeVisitor({ address: `198.18.${Math.floor(visitors / 250)}.${visitors % 250}` })
}

/** Mocks `headers()` for integration tests. */
export const requestHeaders = () => headers

/** Mocks `cookies()` for integration tests, and keeps what the code under test sets. */
export function requestCookies() {
  return {
    get: (name: string) => {
      const value = cookies.get(name)
      return value === undefined ? undefined : { name, value }
    },
    getAll: () => [...cookies].map(([name, value]) => ({ name, value })),
    has: (name: string) => cookies.has(name),
    set: (name: string, value: string) => void cookies.set(name, value),
    delete: (name: string) => void cookies.delete(name),
  }
}

becomeVisitor()
