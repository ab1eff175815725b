import type { ContactInfo } from './queries'

/** Less than a year ahead, as RFC 9116 asks, also when a copy of the text is some weeks old. */
const VALID_DAYS = 300
const DAY_MS = 24 * 60 * 60 * 1000

/** Where the security.txt is, and where the page says what becomes of a report. */
export const SECURITY_TEXT_PATH = '/.well-known/security.txt'
const POLICY_PATH = '/security#report'

/**
 * Returns the security.txt (RFC 9116) for reports of vulnerabilities. `origin` has no slash at its end; it expires at
 * midnight UTC.
 */
export function securityText(origin: string, { email }: Pick<ContactInfo, 'email'>, now: Date): string {
  const lastDay = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS)
  const fields = [
    ['Contact', `mailto:${email}`],
    ['Contact', `${origin}/contact`],
    ['Expires', lastDay.toISOString()],
    ['Preferred-Languages', 'en'],
    ['Canonical', origin + SECURITY_TEXT_PATH],
    ['Policy', origin + POLICY_PATH],
  ]
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('')
}
