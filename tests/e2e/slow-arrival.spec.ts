import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { watchLayoutShifts } from '../support/layout-shifts'
import { expect, test } from '../support/test'

// The fonts are missing here, and one page does not exist.
test.use({ expectedErrors: [/status of 404/] })

const IN_FOOTER = 'aria-label="Company, footer"'
const IN_CAREERS_PICTURE = '--square:'

for (const [path, end] of [
  ['/waitlist', '<footer'],
  ['/waitlist', IN_FOOTER],
  ['/careers/no-such-position', '<footer'],
  ['/careers/no-such-position', IN_FOOTER],
  ['/careers', IN_CAREERS_PICTURE],
] as const)
  test(`nothing on ${path} moves if the page arrives in two parts, the first one up to ${end}`, async ({
    page,
    baseURL,
  }) => {
    const shifts = await watchLayoutShifts(page)
    const server = createServer(async ({ url = '' }, response) => {
      // Fonts that arrive late move the text: late-fonts.spec.ts tests that.
      if (url.endsWith('.woff2')) return response.writeHead(404).end()
      const original = await fetch(new URL(url, baseURL))
      const body = Buffer.from(await original.arrayBuffer())
      response.writeHead(original.status, { 'Content-Type': original.headers.get('Content-Type') ?? '' })
      if (url === path) {
        const at = body.indexOf('>', body.indexOf(end)) + 1
        response.write(body.subarray(0, at))
        await shifts.painted
        response.end(body.subarray(at))
      } else response.end(body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    try {
      await page.goto(origin + path)
      expect(await shifts.total()).toBe(0)
      // Otherwise a lazy image could be requested while the server closes.
      await page.goto('about:blank')
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
