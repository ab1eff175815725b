import { z } from 'zod'
import { storagePrefix } from '@/lib/site'

/** Carries a refused entry from the footer's form to the page that shows it, and lasts only for that redirect. */
export const REFUSED_COOKIE = `${storagePrefix}-newsletter`
export const REFUSED_SECONDS = 60

const refusedSchema = z.object({ email: z.string().max(400), message: z.string().max(200) })
export type Refused = z.output<typeof refusedSchema>

export function writeRefused(refused: Refused): string {
  return encodeURIComponent(JSON.stringify(refused))
}

/** Parses the cookie. Returns null if this site did not write it. */
export function readRefused(value: string | undefined): Refused | null {
  try {
    return refusedSchema.parse(JSON.parse(decodeURIComponent(value ?? '')))
  } catch {
    return null
  }
}
