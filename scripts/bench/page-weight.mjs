import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { PAGE_SCRIPTS } from '../../components/site/page-scripts.ts'

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/**
 * Returns the compressed size of a page's scripts: `inline` in the document, and `later` for the files it names,
 * except those for old browsers. A quiet page lists them (server/quiet-page.ts) and loads them when a visitor first
 * interacts. The first entry in the list is the page's data rather than code.
 */
export async function weighScripts(url) {
  const html = await fetch(url).then((response) => response.text())
  const { window } = new JSDOM(html, { url })
  const elements = [...window.document.querySelectorAll('script:not([nomodule])')]
  const list = window.document.getElementById(PAGE_SCRIPTS)?.textContent ?? '[]'
  const files = [...elements, ...JSON.parse(list).slice(1)].flatMap(({ src }) => src || [])
  const inline = elements.filter(({ src, type }) => !src && !type).map(({ textContent }) => textContent)
  return {
    inline: brotliCompressSync(inline.join('\n')).length,
    later: await sizeOf(new Set(files.map((src) => new URL(src, url).href))),
  }
}

/**
 * Measures in bytes on the wire, by kind, what a first visit on a phone loads before the visitor scrolls or taps
 * anything: everything until the network is idle, including the cookie banner.
 */
export async function weighPage({ url, executablePath }) {
  // The server compresses a page quickly at first. Once the page is five seconds old, the next visit makes the server
  // compress it better, for everyone after that.
  await watchFirstVisit({ url, executablePath })
  await setTimeout(5_000)
  await watchFirstVisit({ url, executablePath })
  return { ...(await weighScripts(url)), ...(await watchFirstVisit({ url, executablePath })) }
}

async function watchFirstVisit({ url, executablePath }) {
  const browser = await chromium.launch({ executablePath })
  try {
    const page = await browser.newPage(phone)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const kinds = new Map()
    const sum = { total: 0, script: 0, font: 0, style: 0, image: 0, foreign: 0 }
    const names = { Script: 'script', Font: 'font', Stylesheet: 'style', Image: 'image' }
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
  const sizes = await Promise.all([...addresses].map(sizeOnWire))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function sizeOnWire(address) {
  // fetch() decompresses the body, but the header has the compressed size.
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  await response.body?.cancel()
  if (!response.ok || response.headers.get('content-encoding') !== 'br')
    throw new Error(`${address} is not compressed (${response.status})`)
  return Number(response.headers.get('content-length'))
}
