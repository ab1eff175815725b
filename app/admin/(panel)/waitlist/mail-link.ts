import { mailtoLink } from '@/lib/platform/email-address'
import { site } from '@/lib/site'

/** Returns a link that starts an email to someone on the waitlist. */
export function mailLink(name: string, email: string) {
  const subject = encodeURIComponent(`Your place on the ${site.name} waitlist`)
  return `${mailtoLink(email)}?subject=${subject}&body=${encodeURIComponent(`Hi ${name},\r\n\r\n`)}`
}
