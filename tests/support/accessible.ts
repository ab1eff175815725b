import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { expect } from './test'

/** The minified axe, because each page loads it again. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Checks that axe finds no violations on the page, or in the part that a selector names. */
export const expectAccessible = (page: Page, part = 'html') => expectNoViolations(page, part)

/** Checks only the contrast, because a theme changes nothing else. */
export const expectContrast = (page: Page) =>
  expectNoViolations(page, 'html', { runOnly: ['color-contrast'] })

/**
 * Runs axe in the page and expects no violations. Listing everything that passed would take five times as long, and
 * `preload` would parse all style sheets again for an experimental rule that is off.
 */
async function expectNoViolations(page: Page, part: string, options: RunOptions = {}) {
  await untilColorsSettle(page)
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

/** Waits until one-time animations have ended after a change of theme or layout, so that axe sees the final colors. */
async function untilColorsSettle(page: Page) {
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
