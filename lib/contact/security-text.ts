import { DAY_MS } from '@/lib/dates'
import type { ContactInfo } from './queries'

/** RFC 9116 asks for less than a year. This leaves room for copies that are a few weeks old. */
const VALID_DAYS = 300

/** The URL of security.txt, and of the page that explains how reports are handled. */
export const SECURITY_TEXT_PATH = '/.well-known/security.txt'
const POLICY_PATH = '/security#report'

/** Returns a security.txt (RFC 9116) for vulnerability reports, which expires at midnight UTC. `origin` has no trailing slash. */
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
