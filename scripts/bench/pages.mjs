// Measures how heavy the public pages are for a visitor on a phone, against their budgets: `npm run bench:pages` for
// all pages of the sitemap, `npm run bench:pages -- / /waitlist` for some. Uses the production build with its own
// services, like the tests.
import { findFreePort } from '../embedded/ports.mjs'
import { runStep } from '../start/progress.mjs'
import { findOrInstallChromium } from '../test/chromium.mjs'
import { listPages, withSeededSite } from '../test/seeded-site.mjs'
import { gradePage, RUNS } from './lighthouse.mjs'
import { weighPage, weighScripts } from './page-weight.mjs'
import { printTable } from './table.mjs'

const EMPTY_ROUTE = '/empty'
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
const whole = (value) => String(Math.round(value))

/** The rows of the table: what is measured, its format, and its budget. */
const figures = [
  { name: 'Before the first touch', of: 'total', write: kB, max: 95_000 },
  { name: 'of which script files', of: 'script', write: kB, max: 0 },
  { name: 'of which inline scripts', of: 'inline', write: kB, max: 3_000 },
  { name: 'of which fonts', of: 'font', write: kB, max: 60_000 },
  { name: 'of which style sheets', of: 'style', write: kB },
  { name: 'of which images', of: 'image', write: kB },
  { name: 'Requests to other sites', of: 'foreign', write: whole, max: 0 },
  { name: 'JavaScript after the first touch', of: 'later', write: kB },
  { name: 'of which beyond an empty route', of: 'extra', write: kB, max: 15_000 },
  { name: 'Performance', of: 'performance', write: whole, min: 99 },
  { name: 'Accessibility', of: 'accessibility', write: whole, min: 100 },
  { name: 'Best practices', of: 'best-practices', write: whole, min: 100 },
  { name: 'SEO', of: 'seo', write: whole, min: 100 },
  { name: 'Largest Contentful Paint, ms', of: 'lcp', write: whole, max: 1_500 },
  { name: 'Cumulative Layout Shift', of: 'cls', write: (value) => value.toFixed(3), max: 0 },
  { name: 'Total Blocking Time, ms', of: 'tbt', write: whole, max: 30 },
]

async function run({ origin }) {
  const chosen = process.argv.slice(2)
  const executablePath = await findOrInstallChromium()
  const pages = chosen.length > 0 ? chosen : await listPages(origin)
  const { later: baseline } = await weighScripts(origin + EMPTY_ROUTE)
  console.log(`\nAn empty route of this build loads ${kB(baseline)} of JavaScript after the first touch.`)
  for (const page of pages) await measure({ page, origin, baseline, executablePath })
}

async function measure({ page, origin, baseline, executablePath }) {
  const url = origin + page
  const weight = await runStep(`Weigh ${page}`, () => weighPage({ url, executablePath }))
  const grades = await runStep(`Grade ${page}, ${RUNS} times`, async () =>
    gradePage({ url, executablePath, port: await findFreePort() }),
  )
  const values = { ...weight, extra: weight.later - baseline, ...grades.medians }
  const rows = figures.map(({ name, of, write, max, min }) => {
    const value = values[of]
    const limit = max ?? min
    const isMet = !(value > max) && !(value < min)
    if (!isMet) process.exitCode = 1
    const range = grades.ranges[of]?.map(write).join(' to ') ?? ''
    const budget = limit === undefined ? '' : `${max === undefined ? 'at least' : 'at most'} ${write(limit)}`
    return [name, write(value), range, budget, limit === undefined ? '' : isMet ? 'met' : 'MISSED']
  })
  printTable(page, ['', 'median', 'range', 'budget', ''], rows)
}

await withSeededSite(run)
