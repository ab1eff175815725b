import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { PAGE_READY } from '../../components/ui/page-ready.ts'

const heights = { 360: 740, 768: 1024 }
const TIMEOUT = 5_000
/** The landing page is drawn at its full height, which took more than 30 s on a busy machine. */
const SCREENSHOT_TIMEOUT = 90_000

/**
 * Returns a function that saves screenshots to `dir` with one browser, the lists of screenshots and failures, and the
 * URLs in the panel's sidebar.
 */
export async function openPictures({ browser, origin, dir, env }) {
  const open = (options = {}) =>
    browser.newContext({ baseURL: origin, locale: 'en-NG', reducedMotion: 'reduce', ...options })
  const visitor = await open()
  await declineCookies(visitor)
  const staff = await open()
  const sidebar = await signIn(staff, env)
  const taken = []
  const faults = []

  async function take(
    group,
    {
      path: address,
      html,
      name,
      steps = [],
      isNew,
      isWhole = steps.length === 0 && !/\?(add|edit)/.test(address ?? ''),
      widths,
    },
    themes,
  ) {
    const context = isNew ? await open() : address?.startsWith('/admin') ? staff : visitor
    const page = await context.newPage()
    page.setDefaultTimeout(TIMEOUT)
    try {
      await page.setViewportSize(sizeOf(widths.at(-1)))
      if (html) await page.setContent(html)
      else await page.goto(address, { waitUntil: 'networkidle' })
      if (address) await page.locator('h1').first().waitFor({ state: 'attached' })
      for (const step of steps) await doStep(page, step)
      for (const theme of themes)
        for (const width of widths) {
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
          await page.setViewportSize(sizeOf(width))
          await page.evaluate(showSkippedBoxes)
          if (isWhole) await loadAll(page)
          else await page.evaluate(scrollToFocus)
          // Bars that stay on the screen belong at its end, and the editor only draws what is on the screen.
          if (isWhole && context === staff) await fitScreen(page, width)
          await page.waitForTimeout(150)
          const file = `${slug(group)}/${slug(name)}-${theme}-${width}.jpg`
          mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
          await page.screenshot({
            path: path.join(dir, file),
            type: 'jpeg',
            quality: 75,
            fullPage: isWhole,
            // Shows how one-time animations end.
            animations: 'disabled',
            timeout: SCREENSHOT_TIMEOUT,
          })
          taken.push({ group, name, file, caption: `${width} px, ${theme}` })
        }
    } catch (error) {
      faults.push(`No screenshot of ${name}: ${error.message.split('\n')[0]}`)
    } finally {
      await page.close()
      if (isNew) await context.close()
    }
  }
  return { take, taken, faults, sidebar }
}

const sizeOf = (width) => ({ width, height: heights[width] ?? 900 })
const slug = (text) =>
  text
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-/, '')
    .slice(0, 90) || 'home'

async function declineCookies(context) {
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'Decline All' }).click()
  await page.close()
}

/** Signs in, and returns the URLs in the panel's sidebar. */
async function signIn(context, env) {
  const page = await context.newPage()
  await page.setViewportSize(sizeOf(1440))
  await page.goto('/admin')
  await page.getByLabel('Username').fill(env.TEST_ADMIN_USERNAME)
  await page.getByLabel('Password', { exact: true }).fill(env.TEST_ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('/admin')
  const links = page.getByRole('navigation', { name: 'Admin' }).getByRole('link')
  await links.first().waitFor()
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  await page.close()
  return [...new Set(addresses)]
}

async function doStep(page, { role, name, label, text, option, keys, seen }) {
  // Public pages start their scripts when a visitor first interacts.
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  const visible = (found) => found.filter({ visible: true }).first()
  // A radio button can be covered by its label.
  if (role === 'radio') await visible(page.getByRole(role, { name: startOf(name) })).press('Space')
  else if (role) await visible(page.getByRole(role, { name: startOf(name) })).click()
  if (text) await visible(page.getByLabel(label)).fill(text)
  if (option) await visible(page.getByLabel(label)).selectOption(option)
  if (keys) {
    // Clicks wait for the page's scripts. Keys pressed before they run are lost.
    await page.locator(`html[data-${PAGE_READY}]`).waitFor({ state: 'attached' })
    await page.keyboard.press(keys)
  }
  if (seen) await visible(page.getByText(seen)).waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(400)
}

/** Matches names that start with this string. A plain string would match anywhere: "View " matches "Saved views". */
const startOf = (name) => (typeof name === 'string' ? new RegExp(`^${RegExp.escape(name)}`, 'i') : name)

/**
 * Lays out and paints boxes that browsers skip while they are far from the screen. A screenshot of the whole page would
 * show them without their images, and their estimated height would shift the element that is scrolled to.
 */
function showSkippedBoxes() {
  for (const box of document.querySelectorAll('*'))
    if (getComputedStyle(box).contentVisibility === 'auto') box.style.contentVisibility = 'visible'
}

/** Shows the focused element. A modal dialog is always in view, and scrolling would only move the page under it. */
function scrollToFocus() {
  const focused = document.activeElement
  if (!focused?.closest('dialog:modal')) focused?.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** Makes the viewport as tall as the page. In a taller viewport, the editor renders more lines, so the page grows again. */
async function fitScreen(page, width) {
  let { height } = sizeOf(width)
  for (let tries = 0; tries < 5; tries++) {
    await page.waitForTimeout(100)
    const needed = await page.evaluate(() => document.documentElement.scrollHeight)
    if (tries > 0 && needed <= height) return
    height = Math.max(height, needed)
    await page.setViewportSize({ width, height })
  }
}

/** Scrolls through the page, so that lazy drawings appear. */
async function loadAll(page) {
  await page.evaluate(async () => {
    dispatchEvent(new Event('beforeprint'))
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
      await frame()
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    scrollTo({ top: 0, behavior: 'instant' })
    const lazy = [...document.images].filter((image) => !image.complete)
    await Promise.race([
      Promise.all(lazy.map((image) => new Promise((resolve) => image.addEventListener('load', resolve)))),
      new Promise((resolve) => setTimeout(resolve, 2000)),
    ])
  })
}
