// What the public pages cost a visitor on a phone, against their budgets: `npm run bench:pages` for all pages of the sitemap,
// `npm run bench:pages -- / /waitlist` for some. On the production build, with services of its own, as the tests do it.
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

/** The rows of the table: what is measured, how it is written, and what it may be. */
const figures = [
  { name: 'JavaScript beyond an empty route', of: 'extraScript', write: kB, most: extraScriptOf },
  { name: 'All JavaScript named by the page', of: 'script', write: kB },
  { name: 'Everything before scrolling', of: 'total', write: kB, most: () => 250_000 },
  { name: 'of it fonts', of: 'font', write: kB, most: () => 60_000 },
  { name: 'of it style sheets', of: 'style', write: kB },
  { name: 'of it pictures', of: 'image', write: kB },
  { name: 'Requests to other sites', of: 'foreign', write: whole, most: () => 0 },
  { name: 'Performance', of: 'performance', write: whole, least: () => 98 },
  { name: 'Accessibility', of: 'accessibility', write: whole, least: () => 100 },
  { name: 'Best practices', of: 'best-practices', write: whole, least: () => 100 },
  { name: 'SEO', of: 'seo', write: whole, least: () => 100 },
  { name: 'Largest paint (LCP), ms', of: 'lcp', write: whole, most: () => 2000 },
  { name: 'Layout shift (CLS)', of: 'cls', write: (value) => value.toFixed(3), most: () => 0.02 },
  { name: 'Blocked time (TBT), ms', of: 'tbt', write: whole, most: () => 100 },
]

function extraScriptOf(page) {
  return page === '/' ? 15_000 : 10_000
}

async function run({ origin }) {
  const chosen = process.argv.slice(2)
  const executablePath = await findOrInstallChromium()
  const pages = chosen.length > 0 ? chosen : await listPages(origin)
  const baseline = await weighScripts(origin + EMPTY_ROUTE)
  console.log(`\nAn empty route of this build loads ${kB(baseline)} of JavaScript.`)
  for (const page of pages) await measure({ page, origin, baseline, executablePath })
}

async function measure({ page, origin, baseline, executablePath }) {
  const url = origin + page
  const weight = await runStep(`Weigh ${page}`, () => weighPage({ url, executablePath }))
  const grades = await runStep(`Grade ${page}, ${RUNS} times`, async () =>
    gradePage({ url, executablePath, port: await findFreePort() }),
  )
  const values = { ...weight, extraScript: weight.script - baseline, ...grades.medians }
  const rows = figures.map(({ name, of, write, most, least }) => {
    const value = values[of]
    const limit = (most ?? least)?.(page)
    const isKept = limit === undefined || (most ? value <= limit : value >= limit)
    const range = grades.ranges[of]?.map(write).join(' to ') ?? ''
    const budget = limit === undefined ? '' : `${most ? 'at most' : 'at least'} ${write(limit)}`
    return [name, write(value), range, budget, limit === undefined ? '' : isKept ? 'kept' : 'MISSED']
  })
  printTable(page, ['', 'median', 'range', 'budget', ''], rows)
}

await withSeededSite(run)
