import { z } from 'zod'
// The extension is required because the start scripts run this file without a build.
import { normalize } from '../platform/normalize.ts'

/** Normalizes a username, ignoring case and surrounding spaces. */
export function normalizeUsername(value: string) {
  return normalize(value, 'NFKC').trim().toLowerCase()
}

const USERNAME =
  'A username must have 2 to 50 characters (a-z, 0-9, dots, dashes and underscores) and begin with a letter or digit'

/** Validates the username of a new account. */
export const usernameSchema = z
  .string()
  .max(200, USERNAME)
  .transform(normalizeUsername)
  .pipe(z.string().regex(/^[a-z0-9][a-z0-9._-]{1,49}$/, USERNAME))
