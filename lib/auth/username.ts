import { z } from 'zod'
// With its extension, because the start scripts run this file as it is.
import { normalize } from '../platform/normalize.ts'

/** User names are compared without regard to case or spaces around them. */
export function normaliseUsername(value: string) {
  return normalize(value, 'NFKC').trim().toLowerCase()
}

const USERNAME = 'The user name may hold a-z, 0-9, dot, dash and underscore, and has 2 to 50 of them'

/** The user name of a new account. */
export const usernameSchema = z
  .string()
  .max(200, USERNAME)
  .transform(normaliseUsername)
  .pipe(z.string().regex(/^[a-z0-9][a-z0-9._-]{1,49}$/, USERNAME))
