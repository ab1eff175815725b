import { randomUUID } from 'node:crypto'
import { SUPPORT_PROMISE } from '@/lib/contact/categories'
import { db } from '@/lib/platform/db'
import { site, storagePrefix } from '@/lib/site'

/** Seeds contact details until staff save real ones. The phone number and the domain are not in use anywhere. */
export async function seed() {
  await db.contactInfo.createMany({
    data: {
      email: `support@${storagePrefix}.example`,
      phone: '+234 700 000 0000',
      address: '12 Harbour Lane\nYaba, Lagos\nNigeria',
      businessHours: 'Monday-Friday 9AM-6PM WAT',
      supportHours: `${SUPPORT_PROMISE} On weekends, we answer by email. If your phone is lost or stolen, or you notice activity you don’t recognize, call at any hour.`,
    },
    skipDuplicates: true,
  })
  if ((await db.savedReply.count()) > 0) return
  await db.savedReply.createMany({
    data: savedReplies.map(({ title, text }) => ({ id: randomUUID(), title, body: text.join('\n\n') })),
  })
}

const team = `The ${site.name} team`

const savedReplies = [
  {
    title: 'Thank you, we are looking into it',
    text: [
      'Hello {name},',
      'Thank you for writing. Your message {reference} is with the person on our team who knows this topic best, and we are looking into it.',
      'You will hear from us again as soon as we know more. If anything changes in the meantime, reply to this email.',
      team,
    ],
  },
  {
    title: 'When can I use the app?',
    text: [
      'Hello {name},',
      `${site.name} is not open to everyone yet. We let people in from the waitlist a few at a time, for now only in Nigeria.`,
      'Join the waitlist on our website and we’ll email you when it’s your turn. Until then you don’t need to do anything or pay anything.',
      team,
    ],
  },
  {
    title: 'Emergency withdrawals and fees',
    text: [
      'Hello {name},',
      'Here is how withdrawals and fees work.',
      site.feeFact,
      'The 72 hours are there on purpose: after three days, most requests no longer feel urgent. Your next payouts are not affected while the request is pending.',
      team,
    ],
  },
  {
    title: 'Is my money safe?',
    text: [
      'Hello {name},',
      `${site.name} does not hold your money. Deposits are held by our licensed partner, ${site.partnerBank}, and are insured there.`,
      'Everything you send us is protected by 256-bit encryption, and signing in requires two-factor authentication. We never ask for your PIN, your password or a one-time code, by email or by phone. If someone does, it is not us: please tell us about it, with the reference {reference}.',
      team,
    ],
  },
]
