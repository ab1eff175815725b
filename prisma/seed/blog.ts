import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readMinutes } from '@/lib/blog/read-time'
import type { PostCategory } from '@/lib/blog/schema'
import { db } from '@/lib/platform/db'
import { slugify } from '@/lib/platform/slug'
import { site } from '@/lib/site'

const DAY = 24 * 60 * 60 * 1000
const AUTHOR = `${site.name} Editorial`

/** Seeds the first articles, unless there already are posts. */
export async function seed() {
  if ((await db.post.count()) > 0) return
  for (const { file, daysAgo, ...texts } of articles) {
    const slug = slugify(texts.title)
    const content = read(file)
    const date = morning(daysAgo)
    const post = { ...texts, slug, content, author: AUTHOR, readTime: '' }
    await db.post.create({
      data: {
        ...post,
        status: 'published',
        publishedAt: date,
        date,
        createdAt: date,
        updatedAt: date,
        readMinutes: readMinutes(content),
        revisions: { create: { ...post, version: 1, at: date, actorName: AUTHOR } },
      },
    })
  }
}

export const articles: {
  file: string
  title: string
  excerpt: string
  category: PostCategory
  daysAgo: number
}[] = [
  {
    file: 'why-money-feels-endless-in-week-one',
    title: 'Why your money feels endless in week one',
    excerpt:
      'On the 26th you are rich, on the 17th you walk two bus stops to save a fare. That is not a lack of discipline. It is one large number that has to answer thirty small questions, and it can be arranged differently.',
    category: 'Psychology',
    daysAgo: 4,
  },
  {
    file: 'plan-a-year-on-money-that-comes-when-it-likes',
    title: 'Plan a year on money that comes when it likes',
    excerpt:
      'Traders, freelancers and tailors earn enough and are still broke in January. Find your floor, pay yourself a boring salary, and give every large bill an appointment: an afternoon with pen and paper.',
    category: 'Financial Planning',
    daysAgo: 18,
  },
  {
    file: 'your-first-100000-naira-for-bad-days',
    title: 'Your first ₦100,000 for bad days',
    excerpt:
      'Three to six months of expenses is the right goal and the wrong place to begin. Start with ₦100,000: what counts as an emergency, how to get there on ₦4,000 a week, and where to keep it.',
    category: 'Savings',
    daysAgo: 32,
  },
  {
    file: 'school-fees-three-times-a-year',
    title: 'School fees three times a year, without the panic',
    excerpt:
      'School fees are the most predictable bill a family has, and still they come as a shock. Add up the whole year, put a date on each bill a week before term, and turn three bills into fifty-two small ones.',
    category: 'Budgeting',
    daysAgo: 46,
  },
  {
    file: 'how-to-quote-a-price-you-can-live-on',
    title: 'How to quote a price you can live on',
    excerpt:
      'Dividing the salary you want by 22 working days gives about half of what you have to charge. One designer’s year in figures: what it must bring in, how many days can be sold, and what to do with a large payment.',
    category: 'Freelancing',
    daysAgo: 60,
  },
  {
    file: 'an-hour-with-your-phone-that-pays-for-itself',
    title: 'An hour with your phone that pays for itself',
    excerpt:
      'Your phone is the best money tool anyone has ever owned, and the best spending machine. Subscriptions, one-tap shops, a stolen SIM and a transfer on payday: an hour of settings that saves about ₦80,000 a year.',
    category: 'Technology',
    daysAgo: 74,
  },
  {
    file: 'what-december-costs',
    title: 'What December costs, and when to pay for it',
    excerpt:
      'December is not one big expense. It is five ordinary ones in two weeks, at the worst prices of the year. Add them up early, give each a date, and the same ₦360,000 costs ₦30,000 a month instead of ₦180,000.',
    category: 'Savings',
    daysAgo: 88,
  },
  {
    file: 'a-lump-sum-has-to-outlive-the-party',
    title: 'A lump sum has to outlive the party',
    excerpt:
      'A gratuity, a sold plot, a contract that paid at last: a lump sum does not run out at the end, it runs out at the beginning. Ask how long it has to last before you ask how much it is.',
    category: 'Financial Planning',
    daysAgo: 102,
  },
]

/** Eight o'clock in Lagos. */
function morning(daysAgo: number) {
  const date = new Date(Date.now() - daysAgo * DAY)
  date.setUTCHours(7, 0, 0, 0)
  return date
}

/** Facts used on several pages are defined in one place; the articles use them, too. */
function read(file: string) {
  return readFileSync(path.join(import.meta.dirname, 'blog', `${file}.md`), 'utf8')
    .replaceAll('{{name}}', site.name)
    .replaceAll('{{feeFact}}', site.feeFact)
    .trim()
}
