import { chromium } from '@playwright/test'

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** The compressed bytes of all scripts that a page names, without those for browsers that know no modules. */
export async function weighScripts(url) {
  const html = await fetch(url).then((response) => response.text())
  const addresses = [...html.matchAll(/<script\b[^>]*>/g)]
    .filter(([tag]) => !/\bnomodule\b/i.test(tag))
    .flatMap(([tag]) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? [])
    .map((src) => new URL(src, url).href)
  return sizeOf([...new Set(addresses)])
}

/**
 * Measures what a first visit on a phone fetches before it scrolls or chooses anything, in bytes on the wire, by kind: the
 * scripts that the page names, and everything until the network is quiet (the cookie banner's code included).
 */
export async function weighPage({ url, executablePath }) {
  return { script: await weighScripts(url), ...(await watchFirstVisit({ url, executablePath })) }
}

async function watchFirstVisit({ url, executablePath }) {
  const browser = await chromium.launch({ executablePath })
  try {
    const page = await browser.newPage(phone)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const kinds = new Map()
    const sum = { total: 0, font: 0, style: 0, image: 0, foreign: 0 }
    const names = { Font: 'font', Stylesheet: 'style', Image: 'image' }
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      kinds.set(requestId, names[type])
      const isForeign = /^https?:/.test(response.url) && new URL(response.url).origin !== new URL(url).origin
      if (isForeign) sum.foreign += 1
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sum.total += encodedDataLength
      const kind = kinds.get(requestId)
      if (kind) sum[kind] += encodedDataLength
    })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(2000)
    await page.waitForLoadState('networkidle')
    return sum
  } finally {
    await browser.close()
  }
}

async function sizeOf(addresses) {
  const sizes = await Promise.all(addresses.map(sizeOnWire))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function sizeOnWire(address) {
  // fetch() unpacks the body, but the header tells how long it was on the way.
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  await response.body?.cancel()
  if (!response.ok || response.headers.get('content-encoding') !== 'br')
    throw new Error(`${address} does not come compressed (${response.status})`)
  return Number(response.headers.get('content-length'))
}
