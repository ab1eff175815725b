import { z } from 'zod'
import { hostCookieName } from '@/lib/platform/host-cookie'
import { storagePrefix } from '@/lib/site'

export const REFUSED_SECONDS = 60

/**
 * Returns the name of the cookie that carries a refused submission from the footer's form to the page that shows it.
 */
export const refusedCookieName = (isHttps: boolean) => hostCookieName(`${storagePrefix}-newsletter`, isHttps)

const refusedSchema = z.object({ email: z.string().max(400), message: z.string().max(200) })
export type Refused = z.output<typeof refusedSchema>

/** Returns the cookie to set. It only has to outlast the redirect. */
export function refusedCookie(refused: Refused, isHttps: boolean): string {
  const value = encodeURIComponent(JSON.stringify(refused))
  const flags = `Path=/; Max-Age=${REFUSED_SECONDS}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  return `${refusedCookieName(isHttps)}=${value}; ${flags}`
}

/** Parses the cookie. Returns null if this site did not set it. */
export function readRefused(value: string | undefined): Refused | null {
  try {
    return refusedSchema.parse(JSON.parse(decodeURIComponent(value ?? '')))
  } catch {
    return null
  }
}
