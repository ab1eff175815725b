import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readMinutes } from '@/lib/blog/read-time'
import type { PostCategory } from '@/lib/blog/schema'
import { DAY_MS } from '@/lib/dates'
import { db } from '@/lib/platform/db'
import { site } from '@/lib/site'

const AUTHOR = `${site.name} Editorial`

/** Seeds the first articles, unless there already are posts. */
export async function seed() {
  if ((await db.post.count()) > 0) return
  for (const { daysAgo, ...texts } of articles) {
    const content = read(texts.slug)
    const date = morning(daysAgo)
    const post = { ...texts, content, author: AUTHOR, readTime: '' }
    await db.post.create({
      data: {
        ...post,
        status: 'published',
        publishedAt: date,
        date,
        createdAt: date,
        updatedAt: date,
        readMinutes: readMinutes(content),
        revisions: { create: { ...post, version: 1, at: date, actorName: 'System' } },
      },
    })
  }
}

export const articles: {
  /** Also the name of its file. Stays the same when the title changes. */
  slug: string
  title: string
  excerpt: string
  category: PostCategory
  daysAgo: number
}[] = [
  {
    slug: 'why-your-money-feels-endless-in-week-one',
    title: 'Why your money feels endless in week one',
    excerpt:
      'On the 26th you feel rich. By the 17th you are walking two bus stops to save a fare. That is not a lack of discipline. One balance has to cover thirty days of spending, and there is a better way to arrange it.',
    category: 'Psychology',
    daysAgo: 4,
  },
  {
    slug: 'plan-a-year-on-money-that-comes-when-it-likes',
    title: 'How to plan a year on irregular income',
    excerpt:
      'Traders, freelancers and tailors can earn enough and still be broke in January. Find your floor, pay yourself a boring salary, and give every large bill a date. All it takes is an afternoon with pen and paper.',
    category: 'Financial Planning',
    daysAgo: 18,
  },
  {
    slug: 'your-first-100000-for-bad-days',
    title: 'Your first ₦100,000 for emergencies',
    excerpt:
      'Three to six months of expenses is the right goal and the wrong place to begin. Start with ₦100,000: what counts as an emergency, how to get there on ₦4,000 a week, and where to keep it.',
    category: 'Savings',
    daysAgo: 32,
  },
  {
    slug: 'school-fees-three-times-a-year-without-the-panic',
    title: 'School fees three times a year, without the panic',
    excerpt:
      'School fees are the most predictable bill a family has, and still they come as a shock. Add up the whole year, set each due date a week before term starts, and turn three bills into small weekly savings.',
    category: 'Budgeting',
    daysAgo: 46,
  },
  {
    slug: 'how-to-quote-a-price-you-can-live-on',
    title: 'How to quote a price you can live on',
    excerpt:
      'Dividing the salary you want by 22 working days gives about half of what you have to charge. One furniture maker’s year in figures: what it must bring in, how many days she can bill, and what to do with a large payment.',
    category: 'Freelancing',
    daysAgo: 60,
  },
  {
    slug: 'an-hour-with-your-phone-that-pays-for-itself',
    title: 'How one hour on your phone can save you money',
    excerpt:
      'Your phone is the best money tool anyone has ever owned, and the best spending machine. Spend an hour on your subscriptions, shopping apps, SIM lock and payday transfer, and save about ₦80,000 a year.',
    category: 'Technology',
    daysAgo: 74,
  },
  {
    slug: 'what-december-costs-and-when-to-pay-for-it',
    title: 'What December costs, and when to pay for it',
    excerpt:
      'December is not one big expense. It is five ordinary ones in two weeks, at the worst prices of the year. Add them up early, give each a date, and the same ₦360,000 costs ₦30,000 a month instead of ₦180,000.',
    category: 'Savings',
    daysAgo: 88,
  },
  {
    slug: 'a-lump-sum-has-to-outlive-the-party',
    title: 'How to make a lump sum last',
    excerpt:
      'A gratuity, the sale of a plot, a contract that finally paid: most of a lump sum is lost early, while it still looks endless. Ask how long it has to last before you ask how much it is.',
    category: 'Financial Planning',
    daysAgo: 102,
  },
]

/** Returns eight o'clock in the morning in Lagos, that many days ago. */
function morning(daysAgo: number) {
  const date = new Date(Date.now() - daysAgo * DAY_MS)
  date.setUTCHours(7, 0, 0, 0)
  return date
}

/** Reads an article, and fills in the facts that several pages share. */
function read(slug: string) {
  return readFileSync(path.join(import.meta.dirname, 'blog', `${slug}.md`), 'utf8')
    .replaceAll('{{name}}', site.name)
    .replaceAll('{{feeFact}}', site.feeFact)
    .trim()
}
