import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { expect } from './test'

/** Each page loads it again, so it is the minified version. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Checks that axe finds no violations on the page, or in the part that a selector names. */
export const expectAccessible = (page: Page, part = 'html') => expectNoViolations(page, part)

/** Checks the contrast alone: all that another theme can change. */
export const expectContrast = (page: Page) =>
  expectNoViolations(page, 'html', { runOnly: ['color-contrast'] })

/**
 * Axe runs in the page and reports only violations; with the lists of everything that passed, one screen takes five
 * times as long. It would also parse all style sheets again, for an experimental rule that does not run.
 */
async function expectNoViolations(page: Page, part: string, options: RunOptions = {}) {
  await untilColoursRest(page)
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source)
  const found = await page.evaluate(
    async ({ part, options }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(part, { resultTypes: ['violations'], preload: false, ...options })
      return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target)}`)
    },
    { part, options },
  )
  expect(found).toEqual([])
}

/** After a change of theme or layout, wait until everything that moves once has ended, so that axe sees the final colours. */
async function untilColoursRest(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    const ending = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) => timeline === document.timeline && effect?.getTiming().iterations === 1,
      )
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
