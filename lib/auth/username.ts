import { z } from 'zod'
// The extension is required because the start scripts run this file without a build.
import { normalize } from '../platform/normalize.ts'

/** Normalizes a user name, ignoring case and surrounding spaces. */
export function normaliseUsername(value: string) {
  return normalize(value, 'NFKC').trim().toLowerCase()
}

const USERNAME = 'The user name may hold a-z, 0-9, dot, dash and underscore, and has 2 to 50 of them'

/** Validates the user name of a new account. */
export const usernameSchema = z
  .string()
  .max(200, USERNAME)
  .transform(normaliseUsername)
  .pipe(z.string().regex(/^[a-z0-9][a-z0-9._-]{1,49}$/, USERNAME))
