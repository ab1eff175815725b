import type { ValueIcon } from '@/lib/about/schema'
import { db } from '@/lib/platform/db'
import { site } from '@/lib/site'
import { placed } from './lists/placed'

/** Seeds the About page. Skips tables that have rows, even in the Trash. */
export async function seed() {
  await db.aboutPage.createMany({ data: [{ missionText, storyText }], skipDuplicates: true })
  if ((await db.coreValue.count()) === 0) await db.coreValue.createMany({ data: placed(values) })
  if ((await db.milestone.count()) === 0) await db.milestone.createMany({ data: placed(milestones) })
  if ((await db.teamMember.count()) === 0) await db.teamMember.createMany({ data: placed(members) })
}

const missionText =
  'A calm month for everyone whose money comes in lump sums and goes out every day: enough today, and enough left on the last day.'

const storyText = [
  `It began with a notebook in Yaba, in 2023. Tobenna had been paid for four months of design work in one transfer, and wrote down where it went. Rent, a phone, a cousin’s school fees, two very good weekends. On day 41 the page said zero. None of the spending was foolish. The money had simply all been there at once.`,
  'He showed the page to Halima, who had spent six years in microfinance. She was not surprised. Her customers had asked her for the same thing again and again, and it was never a loan. “Keep this for me,” they said, “and give me some every Monday. Even if I beg you, do not give me all of it.” Some gave their money to an aunt instead. Others tied it up in stock they did not need.',
  'So they set out to do the aunt’s job. The first version was a shared spreadsheet and a standing order for eleven friends: a freelancer, three students, a trader in Balogun Market and salary earners paid on the 25th. Each of them locked a sum and named the days. Ten of the eleven reached the last day with money in hand. The eleventh had an emergency, waited out three days, and told them two would have been enough.',
  `At heart, that is still what ${site.name} does. A sum goes in and comes out on the days you chose, and nothing on the screen tries to sell you something on the way. We hold no money ourselves; ${site.partnerBank} does, under its license. We run the plan, and make sure nobody can talk you out of it in a weak moment, you included.`,
  'We are still a small team, most of us in one room above a bakery in Yaba and the rest at kitchen tables from Ibadan to Kano. We test on the phones that people really have, on networks that really do drop. And Tobenna still has the notebook. It is full now, and the last page does not say zero.',
].join('\n\n')

const values: { icon: ValueIcon; title: string; description: string }[] = [
  {
    icon: 'shield',
    title: 'We keep your plan locked',
    description:
      'A plan only works if it’s hard to break. We say so before you lock your money, and the only early way out takes 72 hours.',
  },
  {
    icon: 'heart',
    title: 'Nobody is bad with money',
    description: 'People are tired, tempted and generous. We design for real life and never lecture.',
  },
  {
    icon: 'lightbulb',
    title: 'Simple beats clever',
    description: 'If a feature needs a tutorial, we simplify it until it doesn’t.',
  },
  {
    icon: 'globe',
    title: 'Built for the phones people use',
    description:
      'We test the app on a cheap phone, in the sun, in a danfo, with one bar of signal. If it works there, it works anywhere.',
  },
  {
    icon: 'target',
    title: 'Payouts go out on payday',
    description:
      'We send every payout on its date, Sundays and public holidays included. One late payout costs us trust that takes months to win back.',
  },
  {
    icon: 'users',
    title: 'Family counts',
    description:
      'In Nigeria, money is often shared. We think of the parent who sends it and the siblings who share it.',
  },
  {
    icon: 'award',
    title: 'We finish what we start',
    description:
      'One feature that works every time beats three that nearly do. We watch people use it, and only then start the next.',
  },
]

const milestones = [
  {
    year: '2023',
    title: 'A notebook, and eleven friends',
    description:
      'Tobenna and Halima start the company in Yaba. The first plans run on a spreadsheet and a standing order.',
  },
  {
    year: 'Early 2024',
    title: 'A bank says yes',
    description: `${site.partnerBank} becomes our partner. From here on, a licensed bank holds the deposits, and they are insured. We never hold them.`,
  },
  {
    year: 'Late 2024',
    title: 'The first 1,000 users',
    description:
      'The beta opens to 1,000 people in Lagos, Ibadan, Kano and Nsukka. They show us that people want to be paid on Monday morning, and need the lock most on Friday night.',
  },
  {
    year: '2025',
    title: 'Seed funding and a bigger team',
    description:
      'Our first investors join and the team grows past 20 people. The planning assistant learns to turn one line of text into a plan.',
  },
  {
    year: '2026',
    title: 'The waitlist opens',
    description: 'We let people in only as fast as we can pay everyone on time.',
  },
]

// All invented. Some of them are also the leaders in press/texts.ts.
export const members = [
  {
    name: 'Tobenna Okeke',
    role: 'Co-founder, product',
    bio: 'Worked as a designer for banks until four months’ pay ran out in 41 days. Keeps the notebook in his top drawer.',
  },
  {
    name: 'Halima Sani',
    role: 'Co-founder, operations',
    bio: 'Six years in microfinance. Reads the week’s emergency requests every Friday and asks what we could have done sooner.',
  },
  {
    name: 'Ṣeun Adéyẹmí',
    role: 'Engineering',
    bio: 'Makes sure payouts go out on time, to the second. Owns eleven old phones, and the app has to be quick on all of them.',
  },
  {
    name: 'Ebiere Amakiri',
    role: 'Payments',
    bio: 'Talks to the bank so that nobody else has to. Balances the books to the kobo before breakfast.',
  },
  {
    name: 'Ibrahim Danjuma',
    role: 'Customer success',
    bio: 'Answers in English, Hausa and Pidgin. His first question is always “When do you need it?”',
  },
  {
    name: 'Adaeze Nwosu',
    role: 'AI planning',
    bio: 'Teaches the assistant to read “600k till June, abeg” and answer with dates. Rejects any feature that relies on guessing.',
  },
  {
    name: 'Kúnlé Balógun',
    role: 'Security',
    bio: 'Spends Tuesdays trying to break in, and Wednesdays fixing whatever broke. Has never shared a security code.',
  },
  {
    name: 'Zainab Lawal',
    role: 'Research and writing',
    bio: 'Sits in markets, hostels and buses and listens. Removes words from this site every week.',
  },
]
