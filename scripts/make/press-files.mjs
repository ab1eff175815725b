/*
  Makes the images and the brand sheet of the press kit (prisma/seed/press) from the site's own drawings.

    node scripts/make/press-files.mjs http://localhost:3000

  Requires a running site and Chromium (Debian: apt-get install chromium). The source of the logos is
  prisma/seed/press/logos/*.svg. Their lettering is the outline of app/fonts/share.ttf, so that they look the same without
  the font. If the product's name or design changes, redraw the logos and run this again.
*/
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

const MAX_BYTES = 2_500_000
const folder = path.resolve('prisma/seed/press')
const code = path.join(import.meta.dirname, 'press-files')
const screens = ['vault', 'schedule', 'chat', 'calendar', 'insights', 'emergency']
const logos = { 'logo.svg': 2400, 'logo-on-dark.svg': 2400, 'mark.svg': 1024 }

const files = []
async function keep(name, bytes) {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, bytes)
  files.push(file)
}

const [address = 'http://localhost:3000'] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' })
try {
  const page = await openSite()
  const drawings = await takeDrawings(page)
  for (const [name, width] of Object.entries(logos)) await paintLogo(name, width)
  for (const screen of screens) await photographScreen(page, drawings.phones[screen], screen)
  await photographBanner(page, drawings)
  await printBrandSheet(page, drawings)
} finally {
  await browser.close()
}
await checkSizes()

function openSite() {
  return browser
    .newPage({
      viewport: { width: 1800, height: 1400 },
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
      bypassCSP: true,
    })
    .then(async (page) => {
      await page.goto(address, { waitUntil: 'networkidle' })
      return page
    })
}

/**
 * Returns the phones, the name and the headline of the landing page, and empties the page except for its styles and
 * fonts.
 */
function takeDrawings(page) {
  return page.evaluate(async () => {
    // Draws the phones that have not been near the viewport yet.
    dispatchEvent(new Event('beforeprint'))
    const phones = [...document.querySelectorAll('[data-screen]')].map((phone) => {
      const copy = phone.cloneNode(true)
      copy.className = copy.className.split(' ')[0]
      return [phone.dataset.screen, copy.outerHTML]
    })
    const drawings = {
      phones: Object.fromEntries(phones),
      name: document.querySelector('header a').textContent.trim(),
      headline: document.querySelector('h1').textContent.trim(),
      origin: location.host,
    }
    document.documentElement.style.scrollbarGutter = 'auto'
    document.body.replaceChildren()
    await document.fonts.ready
    return drawings
  })
}

async function show(page, html, ground) {
  await page.evaluate(
    ([content, color]) => {
      document.documentElement.style.background = color
      document.body.style.background = color
      document.body.innerHTML = content
    },
    [html, ground],
  )
  await page.evaluate(() => document.fonts.ready)
}

async function paintLogo(name, width) {
  const svg = await readFile(path.join(folder, 'logos', name))
  const { density = 72, width: drawnWidth } = await sharp(svg).metadata()
  const painted = sharp(svg, { density: Math.min(2400, (density * width) / drawnWidth) }).resize({ width })
  await keep(
    `logos/${name.replace('.svg', '.png')}`,
    await painted.png({ compressionLevel: 9, palette: true }).toBuffer(),
  )
}

async function photographScreen(page, phone, screen) {
  await show(page, `<div id="phone" style="width:620px;padding:24px">${phone}</div>`, 'transparent')
  const picture = await page.locator('#phone').screenshot({ omitBackground: true })
  await keep(`screenshots/${screen}.png`, await small(picture))
}

async function photographBanner(page, drawings) {
  const banner = await fill('banner.html', drawings)
  await show(page, banner, 'transparent')
  const picture = await page.locator('#banner').screenshot()
  await keep('marketing/social-banner.png', await small(picture))
}

async function printBrandSheet(page, drawings) {
  await show(page, await fill('brand-sheet.html', drawings), 'white')
  await keep(
    'marketing/brand-sheet.pdf',
    await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true }),
  )
}

/** Fills the {{placeholders}} in a drawing's HTML with the page's texts, its phones and the published logos. */
async function fill(file, drawings) {
  const html = await readFile(path.join(code, file), 'utf8')
  const logo = async (name) => (await readFile(path.join(folder, 'logos', `${name}.svg`), 'utf8')).trim()
  const places = {
    ...drawings.phones,
    name: drawings.name,
    headline: drawings.headline,
    logo: await logo('logo'),
    'logo-on-dark': await logo('logo-on-dark'),
    mark: await logo('mark'),
  }
  return html.replace(/\{\{([a-z-]+)\}\}/g, (_, place) => places[place] ?? '')
}

/** Returns a small PNG. Its flat colors fit in a palette. */
function small(picture) {
  return sharp(picture).png({ compressionLevel: 9, palette: true, quality: 95, effort: 10 }).toBuffer()
}

async function checkSizes() {
  let sum = 0
  for (const file of files) {
    const { size } = await stat(file)
    sum += size
    console.log(`${size} ${path.relative(folder, file)}`)
  }
  console.log(`${sum} bytes together`)
  if (sum > MAX_BYTES) throw new Error(`The press files must not exceed ${MAX_BYTES} bytes`)
}
