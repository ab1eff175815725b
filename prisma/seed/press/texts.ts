import { site, storagePrefix } from '@/lib/site'

/** The boilerplate, printed unchanged below articles. A blank line starts a new paragraph. */
export const boilerplate = [
  `${site.name} is a money-planning app for people in Nigeria whose money arrives all at once: students, freelancers, traders and everyone whose salary runs out mid-month. They lock a sum in a vault and get it back in scheduled payouts, on the days they choose. An emergency withdrawal is possible after a cooldown of 72 hours.`,
  `Founded in Lagos in 2023, the seed-stage company is opening its app to people on its waitlist. ${site.name} holds no money itself: deposits are held by its licensed partner, ${site.partnerBank}, where they are insured.`,
].join('\n\n')

// Texts by staff. The figures on other pages are claims, with their sources, under Landing page.
export const facts = [
  { label: 'Founded', value: '2023' },
  { label: 'Headquarters', value: 'Lagos, Nigeria' },
  { label: 'Stage', value: 'Seed' },
  { label: 'Product', value: 'Money-planning app with scheduled payouts' },
  { label: 'Available in', value: 'Nigeria' },
  { label: 'Active users', value: '15,000+' },
  { label: 'Beta', value: '1,000 users' },
  { label: 'Paid out each month', value: 'About ₦2.8 million' },
  { label: 'Team', value: '25+ people' },
  { label: 'Deposits held by', value: `${site.partnerBank} (licensed)` },
  { label: 'Scheduled payouts', value: 'Free' },
  { label: 'Emergency withdrawal cooldown', value: '72 hours' },
]

export const keyMessages = [
  {
    title: 'The problem isn’t how much people earn. It’s that all the money arrives at once.',
    description:
      'A semester’s allowance, a client’s payment, a good December: one large sum has to cover many small expenses. We turn it into paydays.',
  },
  {
    title: 'A lock helps you stick to your own plan',
    description: 'You make the plan when you’re calm, and it holds on the Friday night when you’re not.',
  },
  {
    title: 'Emergency withdrawals take 72 hours',
    description:
      'People can ask for their money early and cancel during the wait. By the time it is over, most impulses have passed, and anyone who still needs the money gets it.',
  },
  {
    title: 'We never hold the money',
    description: `${site.partnerBank}, a licensed microfinance bank, holds the deposits, and they are insured there. We run the plan.`,
  },
  {
    title: 'No hidden fees',
    description: `${site.feeFact} The app doesn’t sell you anything else.`,
  },
]

// Invented. The same people as on the About page.
export const leaders = [
  {
    name: 'Tobenna Okeke',
    role: 'Co-founder, product',
    bio: 'Worked as a designer for banks until four months’ pay ran out in 41 days. Speaks about irregular income, and about building for cheap phones.',
  },
  {
    name: 'Halima Sani',
    role: 'Co-founder, operations',
    bio: 'Spent six years in microfinance, where customers asked her to keep their money out of their reach. Speaks about traditional ways of saving, the partner bank and emergencies.',
  },
  {
    name: 'Ṣeun Adéyẹmí',
    role: 'Engineering',
    bio: 'Makes sure payouts go out on time, to the second. Speaks about payments, old phones and dropped connections.',
  },
  {
    name: 'Kúnlé Balógun',
    role: 'Security',
    bio: 'Spends Tuesdays trying to break in, and Wednesdays fixing whatever broke. Speaks about fraud, security codes that nobody should ask for, and what to do when a phone is stolen.',
  },
]

export const contact = {
  pressEmail: `press@${storagePrefix}.example`,
  pressPhone: '+234 700 000 0001',
  generalEmail: `hello@${storagePrefix}.example`,
  address: '12 Harbour Lane\nYaba, Lagos\nNigeria',
}

const day = (text: string) => new Date(`${text}T00:00:00Z`)

// Made up: the outlets do not exist, and the links go to example.com.
export const news = [
  {
    date: day('2026-09-14'),
    title: 'The app that pays you your own money, one Friday at a time',
    outlet: 'Naira and Sense',
    link: 'https://example.com/paid-your-own-money',
  },
  {
    date: day('2026-05-21'),
    title: 'Why students in Nsukka lock their allowance on the first day',
    outlet: 'Nsukka Campus Radio',
    link: 'https://example.com/allowance-locked',
  },
  {
    date: day('2025-11-03'),
    title: 'Seed round for a Lagos startup that slows down spending',
    outlet: 'The Yaba Notebook',
    link: '',
  },
]
