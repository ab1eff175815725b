import { defineConfig } from '@playwright/test'

const baseURL = process.env.TEST_SITE_URL
if (!baseURL)
  throw new Error('Browser tests need a site: run them with "npm run test:e2e -- [file]" or "npm test"')

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.test/browser',
  fullyParallel: false,
  forbidOnly: true,
  workers: 2,
  // Time matters to carousels and dialogs, and a busy machine has little of it.
  retries: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env.TEST_REPORT ?? '.test/browser.json' }]],
  use: {
    baseURL,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH },
  },
  projects: [
    // A test of what only one of the two has is tagged with its name.
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { browserName: 'chromium', viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
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
