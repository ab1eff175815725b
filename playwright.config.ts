import { defineConfig } from '@playwright/test'

const baseURL = process.env.TEST_SITE_URL
if (!baseURL)
  throw new Error('Browser tests need a site: run them with "npm run test:e2e -- [file]" or "npm test"')

const runsAllTests = process.env.TEST_LANE === 'all'

/**
 * The slow lane covers killed processes, outages, separate instances and second themes. It also covers what everyday
 * changes rarely break: axe on every screen, waits for moving pages, clicks before the scripts have loaded, and the
 * phone run of tests tagged @both.
 */
const slow = runsAllTests ? [] : [/@slow/]

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.test/browser',
  fullyParallel: false,
  forbidOnly: true,
  // With three on two cores, tests failed that pass otherwise (decision 122).
  workers: 2,
  retries: 0,
  timeout: 90_000,
  // A busy machine can keep a page waiting for many seconds; a test that passes does not wait for this.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: process.env.TEST_REPORT ?? '.test/browser.json' }]],
  use: {
    baseURL,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // Without snapshots, which would double the work of every passing test.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Tests are too short for a separate GPU process or optimizing JavaScript compilers to pay off.
      args: ['--disable-gpu', '--in-process-gpu', '--js-flags=--no-opt --no-maglev'],
    },
  },
  projects: [
    // Tests run here unless they are tagged @phone.
    {
      name: 'desktop',
      grepInvert: [/@phone/, ...slow],
      use: { browserName: 'chromium', viewport: { width: 1440, height: 900 } },
    },
    // Tests are tagged @phone if they only apply to phones, or @both if they run on each.
    {
      name: 'phone',
      grep: runsAllTests ? /@(phone|both)/ : /@phone/,
      grepInvert: slow,
      use: {
        browserName: 'chromium',
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        userAgent:
          'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      },
    },
  ],
})
