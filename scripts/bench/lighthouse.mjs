import { chromium } from '@playwright/test'

export const RUNS = 5
const MAX_FAILURES = 2

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const audits = {
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
}

/**
 * Runs Lighthouse with its mobile preset (a slow phone on slow 4G) five times. Returns { medians, ranges }: the score
 * by category from 0 to 100, lcp and tbt in milliseconds, and cls. Also prints the audits that
 * failed completely in the first run, except for performance.
 */
export async function gradePage({ url, executablePath, port }) {
  const { default: lighthouse } = await import('lighthouse')
  const runs = []
  let failures = 0
  while (runs.length < RUNS) {
    // Use a new browser each time, so that nothing is cached.
    const browser = await chromium.launch({ executablePath, args: [`--remote-debugging-port=${port}`] })
    try {
      const { lhr } = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories })
      if (!lhr.runtimeError) runs.push(lhr)
      // Lighthouse sometimes misses the start of a page and asks to be run again.
      else if (++failures > MAX_FAILURES) throw new Error(lhr.runtimeError.message)
    } finally {
      await browser.close()
    }
  }
  printFailedAudits(runs[0])
  const values = {}
  for (const name of categories)
    values[name] = runs.map((result) => Math.round(result.categories[name].score * 100))
  for (const [name, audit] of Object.entries(audits))
    values[name] = runs.map((result) => result.audits[audit].numericValue)
  const sorted = Object.entries(values).map(([name, list]) => [name, list.toSorted((a, b) => a - b)])
  return {
    medians: Object.fromEntries(sorted.map(([name, list]) => [name, list[(RUNS - 1) / 2]])),
    ranges: Object.fromEntries(sorted.map(([name, list]) => [name, [list[0], list.at(-1)]])),
  }
}

function printFailedAudits({ categories: found, audits: all }) {
  for (const name of categories.filter((each) => each !== 'performance')) {
    const faults = found[name].auditRefs.filter(({ id, weight }) => weight > 0 && all[id].score === 0)
    for (const { id } of faults) console.log(`  ${name}: ${all[id].title} (${id})`)
  }
}
