import type { Department, PositionStatus, PositionType } from '@/lib/careers/schema'
import { DAY_MS, lagosDay } from '@/lib/dates'
import { db } from '@/lib/platform/db'
import { slugify } from '@/lib/platform/slug'
import { site } from '@/lib/site'

const LAGOS = 'Lagos, Nigeria'
const REMOTE = 'Remote'

interface Opening {
  title: string
  department: Department
  location: string
  type?: PositionType
  /** The salary range, in millions of naira per year. */
  millions: readonly [number, number]
  status?: PositionStatus
  daysAgo: number
  description: string[]
  requirements: string[]
}

/** Seeds the first positions. Skips a table that has rows, even in the Trash. */
export async function seed() {
  if ((await db.jobPosition.count()) > 0) return
  await db.jobPosition.createMany({ data: openings.map(toRow) })
}

function toRow(opening: Opening, index: number) {
  const { millions, daysAgo, description, type = 'Full-time', status = 'active', ...rest } = opening
  const [from, to] = millions
  const createdAt = new Date(Date.now() - daysAgo * DAY_MS)
  return {
    ...rest,
    type,
    status,
    createdAt,
    updatedAt: createdAt,
    slug: slugify(rest.title),
    description: description.join('\n\n'),
    salary: `₦${from}M - ₦${to}M`,
    salaryMinKobo: kobo(from),
    salaryMaxKobo: kobo(to),
    postedDate: new Date(lagosDay(createdAt)),
    position: index + 1,
  }
}

function kobo(millions: number) {
  return BigInt(millions) * 1_000_000n * 100n
}

const openings: Opening[] = [
  {
    title: 'Senior Backend Engineer, Payouts',
    department: 'Engineering',
    location: LAGOS,
    millions: [10, 15],
    daysAgo: 6,
    description: [
      'When someone locks ₦600,000 until June, we make them a promise: this much, on these days, whatever happens. You will own the service that keeps that promise. It decides when a payout is due, instructs the bank that holds the money, and proves afterward that every kobo arrived exactly once.',
      `Most of the work is handling failures: a bank that takes forty minutes to respond, a webhook that arrives twice or never, an account number that changed owners. You will design for those first, together with two other engineers and the operations team at ${site.partnerBank}, our licensed partner.`,
      'In your first three months, you will take over reconciliation with the bank, make sure that someone knows about a missed payout within five minutes, and be on call one week in three, with a day off after it.',
    ],
    requirements: [
      'Five years or more building backend services, including at least two on systems where balances or inventory had to be exact',
      'Strong SQL and a working knowledge of PostgreSQL: transactions, locking, and how to read a query plan',
      'Experience with TypeScript on Node.js, or with another typed language and a willingness to switch',
      'Experience making a payment or booking flow idempotent, and a clear account of what went wrong before that',
      'A habit of writing down a design before building it, in words a support colleague can follow',
      'Time on call for something that mattered, which you left more reliable than you found it',
      'Helpful, not required: NIBSS, card or USSD integrations, or work with a Nigerian bank',
    ],
  },
  {
    title: 'Android Engineer',
    department: 'Engineering',
    location: REMOTE,
    millions: [8, 12],
    daysAgo: 11,
    description: [
      'Most of the people we build for carry an Android phone with 2 or 3 GB of memory, pay for data by the megabyte and lose signal between two bus stops. You will make planning money feel instant on that phone.',
      'You will work on the whole app: the vault, the payout calendar, the planning assistant, and the emergency withdrawal, whose 72-hour countdown has to be right even if the phone was switched off for two of the three days. You will decide with our designers what a screen shows before the network responds, and measure performance on the low-end phones that we keep for testing.',
      'The team is small, so you will ship to testers every week, read their feedback, and sit in on at least two calls with them a month.',
    ],
    requirements: [
      'Three years or more of Android work in Kotlin, with an app in the Play Store that you can talk us through',
      'Jetpack Compose in production, and an understanding of how it performs on slow phones',
      'Offline-first thinking: local storage, sync, and clear states for unconfirmed data',
      'Accessibility as a habit: TalkBack, large text, touch targets',
      'Automated tests that you would trust before a release on a Friday',
      'Four hours of overlap with working hours in Lagos',
    ],
  },
  {
    title: 'Product Designer',
    department: 'Product',
    location: REMOTE,
    millions: [6, 10],
    daysAgo: 15,
    description: [
      'Locking money away is an emotional decision. You will design the moments around it: choosing dates, seeing the final amount before the money is locked, wanting the money back early, and being told why the answer is “not yet.”',
      'You will own flows from the first sketch to the words on the buttons. We have no separate UX writer; we treat words as part of the design. You test with students, traders, freelancers and salary earners in Lagos, Ibadan, Kano and Nsukka, mostly on their own phones, and you bring back recordings rather than opinions.',
      'There is a small design system in code. You will help keep it small.',
    ],
    requirements: [
      'A portfolio with two or three products that shipped, and what you changed after people used them',
      'Interface writing in plain English; Pidgin, Yoruba, Hausa or Igbo is a real advantage',
      'Experience planning and running usability tests yourself, including one that changed your mind',
      'Careful visual craft: type, spacing, states, and numbers that line up',
      'Comfortable with Figma, and willing to read a pull request',
    ],
  },
  {
    title: 'Product Manager, Planning Assistant',
    department: 'Product',
    location: LAGOS,
    millions: [8, 12],
    status: 'paused',
    daysAgo: 34,
    description: [
      'Our planning assistant turns one line, such as “my allowance has to last until exams end,” into amounts and dates. You will decide what it should be able to do, what it must never do, and how we know the difference.',
      'You will write the questions that we judge its answers by, go through real conversations that people agreed to share, and work with two engineers and a designer on what comes next. Advice about money can hurt, so half of the job is deciding when the assistant should ask a question or stay quiet.',
    ],
    requirements: [
      'Four years or more in product management, some of it in financial services or another field where errors cost people money',
      'A shipped feature built on a language model, and an explanation of how you measured whether it was any good',
      'Clear writing: three people can read your page and come away with the same idea',
      'Enough SQL to answer your own questions',
      'A habit of talking to customers every week, not every quarter',
      'The confidence to say no with a reason, and to write the reason down',
    ],
  },
  {
    title: 'Customer Success Specialist',
    department: 'Customer Success',
    location: LAGOS,
    millions: [4, 6],
    daysAgo: 3,
    description: [
      'A customer writes at 7 in the morning: a payout was due today and hasn’t arrived. You find out why, explain it honestly and stay until it’s fixed.',
      'You will answer by chat, email and phone, on weekdays from 9 to 6 and one Saturday a month, while a rotation covers nights and the other weekends. We answer support messages within two hours. About one day a week you don’t answer at all: you turn recurring questions into help articles, and into changes that make those questions go away. Engineers here read your notes before they plan.',
    ],
    requirements: [
      'Two years or more helping customers of a bank, fintech, telecom or another service that people depend on',
      'Warm, precise written English; fluent Pidgin, plus Yoruba, Hausa or Igbo',
      'The ability to explain a fee, a delay or a refusal without hiding behind policy',
      'Patience with detail: transaction references, timestamps, one more screenshot',
      'An ear for what a fraudster sounds like, and the calm to stay polite while you check',
    ],
  },
  {
    title: 'Growth Marketer',
    department: 'Marketing',
    location: REMOTE,
    millions: [5, 8],
    daysAgo: 19,
    description: [
      'We have a waitlist, a product that people tell their friends about, and almost no advertising. You will take us from there to launch without promising anything that the app does not do.',
      'You will run campus and market-day activations, the newsletter and the blog, referral experiments, and a small advertising budget that has to pay off every month. You own the numbers from first visit to first plan, and you are allowed to stop what does not work.',
      'We don’t sell fear or promise wealth. If you enjoy spreading an honest message, you’ll enjoy this job.',
    ],
    requirements: [
      'Three years or more in growth or content marketing for a consumer product in Nigeria',
      'Campaigns that you ran end to end, with what they cost and what they brought in',
      'Excellent short-form writing: subject lines, captions, text messages',
      'Comfortable with analytics: cohorts, attribution and its limits, a clean spreadsheet',
      'Knowledge of, and respect for, the rules on promoting financial products',
      'Based in Nigeria, with travel to two or three cities a quarter',
    ],
  },
]
