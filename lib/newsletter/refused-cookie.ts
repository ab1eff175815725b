import { z } from 'zod'
import { storagePrefix } from '@/lib/site'

/** Carries what was refused from the footer's form to the page that shows it. It lives for that one step. */
export const REFUSED_COOKIE = `${storagePrefix}-newsletter`
export const REFUSED_SECONDS = 60

const refusedSchema = z.object({ email: z.string().max(400), message: z.string().max(200) })
export type Refused = z.output<typeof refusedSchema>

export function writeRefused(refused: Refused): string {
  return encodeURIComponent(JSON.stringify(refused))
}

/** null for what this site has not written. */
export function readRefused(value: string | undefined): Refused | null {
  try {
    return refusedSchema.parse(JSON.parse(decodeURIComponent(value ?? '')))
  } catch {
    return null
  }
}
