import { type BrowserContext, test as base, expect } from '@playwright/test'
import { allowAll, consent } from '../../lib/consent/consent-record'
import { watchPages } from './seen-sentences'

const declined = { timestamp: '2026-01-01T00:00:00.000Z', preferences: allowAll(false) }

/**
 * The `test` of all browser tests. An error on the console or an uncaught exception fails it, even in a context that
 * the test opened itself. A test that expects one names it: `test.use({ expectedErrors: [/status of 409/] })`.
 * Cookies have been declined, unless a test uses `test.use({ isConsentChosen: false })`.
 */
export const test = base.extend<
  {
    expectedErrors: RegExp[]
    isConsentChosen: boolean
    declineCookies: undefined
    failOnErrors: undefined
  },
  { watchSentences: undefined }
>({
  expectedErrors: [[], { option: true }],
  isConsentChosen: [true, { option: true }],
  declineCookies: [
    async ({ browser, isConsentChosen }, use) => {
      // Faster than storageState, for which Playwright opens a page in every context.
      const decline = (context: BrowserContext) =>
        void context.addInitScript(
          ([key, value]) => {
            if (location.protocol.startsWith('http')) localStorage[key] ??= value
          },
          [consent.storageKey, JSON.stringify(declined)] as const,
        )
      if (isConsentChosen) browser.on('context', decline)
      await use(undefined)
      browser.off('context', decline)
    },
    { auto: true },
  ],
  failOnErrors: [
    async ({ browser, expectedErrors }, use) => {
      const errors: string[] = []
      const watch = (context: BrowserContext) => {
        context.on('console', (message) => {
          if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
        })
        context.on('weberror', (error) => errors.push(error.error().stack || String(error.error())))
      }
      browser.on('context', watch)
      await use(undefined)
      browser.off('context', watch)
      const unexpected = errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))
      expect(unexpected, 'errors on the console').toEqual([])
    },
    { auto: true },
  ],
  watchSentences: [
    async ({ browser }, use) => {
      watchPages(browser)
      await use(undefined)
    },
    { auto: true, scope: 'worker' },
  ],
})

export { expect }

/** The seeded account of the test database. */
export const admin = {
  username: process.env.TEST_ADMIN_USERNAME ?? 'admin',
  password: process.env.TEST_ADMIN_PASSWORD ?? '',
}
