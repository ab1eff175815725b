import type { ValueIcon } from '@/lib/about/schema'
import { db } from '@/lib/platform/db'
import { site } from '@/lib/site'

/** Seeds the About page. Skips tables that have rows, even in the Trash. */
export async function seed() {
  await db.aboutPage.createMany({ data: [{ missionText, storyText }], skipDuplicates: true })
  if ((await db.coreValue.count()) === 0) await db.coreValue.createMany({ data: placed(values) })
  if ((await db.milestone.count()) === 0) await db.milestone.createMany({ data: placed(milestones) })
  if ((await db.teamMember.count()) === 0) await db.teamMember.createMany({ data: placed(members) })
}

function placed<Row extends object>(rows: readonly Row[]) {
  return rows.map((row, index) => ({ ...row, position: index + 1 }))
}

const missionText =
  'To give everyone whose money comes in lumps, and whose bills come in drops, a calm month: enough today, and enough left on the last day.'

const storyText = [
  `It began with a notebook in Yaba, in 2023. Tobenna had been paid for four months of design work in one transfer, and wrote down where it went. Rent, a phone, a cousin’s school fees, two very good weekends. On day 41 the page said zero. Nothing on it was foolish. It had just all been there at once.`,
  'He showed the page to Halima, who had spent six years in microfinance. She was not surprised. Her customers had asked her for the same thing again and again, and it was never a loan. “Keep this for me,” they said, “and give me some every Monday. Even if I beg you, do not give me all of it.” Some gave it to an aunt instead. Some buried it under stock they did not need.',
  'So they built the aunt. The first version was a shared spreadsheet and a standing order for eleven friends: a freelancer, three students, a trader in Balogun market, people who wait for the 25th. Each of them locked a sum and named the days. Ten of the eleven reached the last day with money in hand. The eleventh had an emergency, waited out three days, and told us that two of them were what she had needed.',
  `That is still the whole of ${site.name}. A sum goes in, it comes out on the days you chose, and nothing on the screen tries to sell you something on the way. We hold no money ourselves; ${site.partnerBank} does, under its licence. What we keep is the plan, and the promise that nobody can talk you out of it in a weak minute, you included.`,
  'We are still a small team, most of us in one room above a bakery in Yaba and the rest at kitchen tables from Ibadan to Kano. We test on the phones that people really have, on the networks that really drop. And Tobenna still has the notebook. It is full now, and the last page does not say zero.',
].join('\n\n')

const values: { icon: ValueIcon; title: string; description: string }[] = [
  {
    icon: 'shield',
    title: 'The lock is the product',
    description:
      'A plan that is easy to break is not a plan. We make it firm, say so before you sign, and leave one slow, honest way out.',
  },
  {
    icon: 'heart',
    title: 'Nobody is bad with money',
    description: 'People are tired, tempted and generous. We build for that, and never wag a finger.',
  },
  {
    icon: 'lightbulb',
    title: 'Plain beats clever',
    description: 'If a feature needs a tutorial, we take it apart until it does not. Amount, days, done.',
  },
  {
    icon: 'globe',
    title: 'Made where it is used',
    description:
      'On a cheap phone, in the sun, in a danfo, on one bar of network. If it works there, it works.',
  },
  {
    icon: 'target',
    title: 'On the day means on the day',
    description:
      'Payday at 9 o’clock is a promise, on Sundays and on public holidays too. Being late once costs more trust than being early can buy.',
  },
  {
    icon: 'users',
    title: 'Family counts',
    description:
      'Money here is rarely one person’s. We think of the parent who sends it and the siblings who share it.',
  },
  {
    icon: 'award',
    title: 'Finished is a feature',
    description:
      'One thing that works every Monday beats three that nearly do. We finish it, watch people use it, and only then start the next.',
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
    description: `${site.partnerBank} becomes our partner. From here on, deposits are held by a licensed bank and insured, and never held by us.`,
  },
  {
    year: 'Late 2024',
    title: 'The first thousand',
    description:
      'The beta opens to 1,000 people in Lagos, Ibadan, Kano and Nsukka. They teach us that Monday morning is payday and that Friday night needs the lock.',
  },
  {
    year: '2025',
    title: 'Seed stage, and a bigger table',
    description:
      'Our first investors come in and the team passes twenty. The planning assistant learns to turn one line of text into a plan.',
  },
  {
    year: '2026',
    title: 'The doors open, a few at a time',
    description:
      'The waitlist starts. We let people in only as fast as we can pay every one of them on the day.',
  },
]

// All invented. First names only, as we call each other.
export const members = [
  {
    name: 'Tobenna',
    role: 'Co-founder, product',
    bio: 'Designed for banks until he ran out of money on day 41. Keeps the notebook in his top drawer.',
  },
  {
    name: 'Halima',
    role: 'Co-founder, operations',
    bio: 'Six years in microfinance. Reads the week’s emergency requests every Friday and asks what we could have done sooner.',
  },
  {
    name: 'Ṣeun',
    role: 'Engineering',
    bio: 'Makes payouts leave on time, to the second. Owns eleven old phones, and the app has to be quick on all of them.',
  },
  {
    name: 'Ebiere',
    role: 'Money movement',
    bio: 'Talks to the bank so that nobody else has to. Balances the books to the kobo before breakfast.',
  },
  {
    name: 'Ibrahim',
    role: 'Customer care',
    bio: 'Answers in English, Hausa and Pidgin, in that order on quiet days. His first question is always “When do you need it?”',
  },
  {
    name: 'Adaeze',
    role: 'Planning assistant',
    bio: 'Teaches it to read “600k till June, abeg” and answer with dates. Says no to every feature that guesses.',
  },
  {
    name: 'Kúnlé',
    role: 'Security',
    bio: 'Spends Tuesdays trying to break in, and Wednesdays fixing whatever broke. Has never told anyone a code.',
  },
  {
    name: 'Zainab',
    role: 'Research and writing',
    bio: 'Sits in markets, hostels and buses and listens. Takes a word out of this site every week.',
  },
]
