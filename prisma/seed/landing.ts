import type { ClaimKey, FaqCategory, FeatureIcon, FeatureScreen } from '@/lib/landing/schema'
import { db } from '@/lib/platform/db'
import { site } from '@/lib/site'
import { placed } from './lists/placed'

/** Seeds the landing page. Skips tables that have rows, even in the Trash. */
export async function seed() {
  if ((await db.testimonial.count()) === 0) await db.testimonial.createMany({ data: placed(testimonials) })
  if ((await db.feature.count()) === 0) await db.feature.createMany({ data: placed(features) })
  if ((await db.faq.count({ where: { placement: 'landing' } })) === 0) {
    await db.faq.createMany({ data: placed(faqs).map((faq) => ({ ...faq, placement: 'landing' as const })) })
  }
  await db.claim.createMany({ data: claims, skipDuplicates: true })
}

export const testimonials = [
  {
    name: 'Chidinma',
    role: 'Student, Nsukka',
    title: 'The semester ended before the money did',
    content:
      'My father sends everything in the first week. It used to finish by week six. This time I locked ₦180,000, and ₦15,000 came every Monday for twelve weeks. In week twelve I was the one lending people garri.',
    plan: '₦180,000 in, 12 × ₦15,000 out',
  },
  {
    name: 'Femi',
    role: 'Product designer, Ibadan',
    title: 'I finally have a payday',
    content:
      'Clients pay when they like; my rent does not wait for them. Now each big payment goes into the vault, and every other Friday is payday. I have stopped checking my balance at traffic lights.',
    plan: '₦960,000 in, 12 × ₦80,000 out',
  },
  {
    name: 'Hauwa',
    role: 'Fabric trader, Kano',
    title: 'December feeds April',
    content:
      'After a good December I would buy too much stock, and by April I was buying on credit. Now part of it stays locked and comes out on the first of each month: the shop takes its share, and I take mine.',
    plan: '₦1,500,000 in, 6 × ₦250,000 out',
  },
]

const faqs: { category: FaqCategory; question: string; answer: string }[] = [
  {
    category: 'Security',
    question: 'Is my money safe?',
    answer:
      'Yes. We do not hold your money. Your deposit is held by our partner, a licensed microfinance bank, where the Nigeria Deposit Insurance Corporation (NDIC) insures deposits. We run your plan and make sure you’re paid on schedule. Everything you send us is protected by 256-bit encryption, and signing in requires two-factor authentication.',
  },
  {
    category: 'Security',
    question: 'What if I lose my phone?',
    answer:
      'Your plan carries on without it: payouts still reach your bank account on schedule. Nobody can get in with the phone alone, because signing in requires your password and a code. Tell us at once and we’ll freeze the account. Once you have another phone, prove who you are, sign in and carry on.',
  },
  {
    category: 'Features',
    question: 'What does the planning assistant do?',
    answer:
      'You write one line, such as “₦600,000 has to last until June,” and it answers with a plan: how much comes out, and when. It also looks at how you spend and tells you what it sees. Nothing is locked until you say so.',
  },
  {
    category: 'Usage',
    question: 'How do I set up a payout plan?',
    answer:
      'Choose the amount, a duration of 1 to 12 months, and how often you want to be paid: monthly, bi-weekly, weekly, or on dates you pick yourself. You see every payout with its date before anything is locked. Then pay in by card, bank transfer or USSD.',
  },
  {
    category: 'Usage',
    question: 'Can I take my money out early?',
    answer:
      'Yes. Ask for an emergency withdrawal and a 72-hour cooldown begins. Until it ends you can cancel, and your plan carries on untouched. If you do not cancel, the money is paid out to you.',
  },
  {
    category: 'Pricing',
    question: `What does ${site.name} cost?`,
    answer: `${site.feeFact} Joining the waitlist costs nothing.`,
  },
  {
    category: 'Availability',
    question: `Where can I use ${site.name}?`,
    answer:
      'In Nigeria only, for now. We let people in from the waitlist, so join it and we will email you when it is your turn. After that, verifying your account usually takes 5 to 10 minutes.',
  },
  {
    category: 'Business Model',
    question: 'How do you make money?',
    answer:
      'We may charge a small fee for an emergency withdrawal. That is our only charge; scheduled payouts are free. Your deposit stays yours, at the bank that holds it.',
  },
]

const features: { icon: FeatureIcon; screen: FeatureScreen; title: string; description: string }[] = [
  {
    icon: 'vault',
    screen: 'door',
    title: 'A vault that opens on the dates you choose',
    description:
      'Put a lump sum in. After that, the vault opens only on the days you chose, one payout at a time, whatever the week throws at you.',
  },
  {
    icon: 'schedule',
    screen: 'rhythm',
    title: 'Payouts on the days you choose',
    description:
      'Monthly, bi-weekly, weekly, or dates you pick yourself. Each payout goes to your bank account, and scheduled payouts are free.',
  },
  {
    icon: 'chat',
    screen: 'change',
    title: 'Type one line, get a plan',
    description:
      'Write how much you have and how long it must last. The planning assistant answers with amounts and dates; change them or lock them as they are.',
  },
  {
    icon: 'calendar',
    screen: 'agenda',
    title: 'Every payment on a calendar',
    description:
      'See what’s been paid, what’s next and what’s still locked, day by day, so you know which payout comes before rent is due.',
  },
  {
    icon: 'insights',
    screen: 'comparison',
    title: 'Know where your money goes',
    description:
      'See what you spend on transport, food and data, compare this payday with the last, and see how long your remaining money will last.',
  },
  {
    icon: 'emergency',
    screen: 'emergency',
    title: 'Early withdrawal in an emergency',
    description:
      'When something can’t wait, ask for your money early. A 72-hour cooldown starts. You can cancel at any time before it ends.',
  },
]

const CARRIED_OVER =
  'Carried over from the first website. There is no report on file; confirm the figure before quoting it.'

const claims: { key: ClaimKey; value: string; label: string; source: string; checkedOn: Date }[] = (
  [
    ['activeUsers', '15K+', 'active users', CARRIED_OVER],
    [
      'activeUsersPress',
      '15,000+',
      'active users',
      `${CARRIED_OVER} The same figure as 15K+, written out for the press.`,
    ],
    ['monthlyPayouts', '~₦2.8M', 'paid out each month', CARRIED_OVER],
    ['uptime', '99.9%', 'uptime', 'A target, carried over from the first website. It is not a measurement.'],
    ['teamMembers', '25+', 'team members', `${CARRIED_OVER} The people operations team keeps the count.`],
    [
      'employeeRating',
      '4.8/5',
      'employee rating',
      `${CARRIED_OVER} We don’t know which survey it comes from.`,
    ],
    ['appRating', '4.9/5', 'app rating', `${CARRIED_OVER} We don’t know which app store it comes from.`],
    ['betaUsers', '1,000', 'people in the beta', CARRIED_OVER],
    ['companyStage', 'Seed-stage', 'company', CARRIED_OVER],
    [
      'foundedIn',
      '2023',
      'founded',
      `${CARRIED_OVER} Check it against the company’s registration documents.`,
    ],
    [
      'protectedUsers',
      '1M+',
      'protected users',
      `${CARRIED_OVER} It is far above the 15K+ active users stated elsewhere; decide which figure is right.`,
    ],
    ['breaches', '0', 'breaches', `${CARRIED_OVER} The security team keeps the record of incidents.`],
    ['monitoring', '24/7', 'monitoring', `${CARRIED_OVER} It describes a service, not a measurement.`],
  ] as const
).map(([key, value, label, source]) => ({ key, value, label, source, checkedOn: new Date('2025-01-15') }))
