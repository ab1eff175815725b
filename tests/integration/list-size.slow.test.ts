import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppProcess, startApp } from '../support/app-process'
import { fillLists } from '../support/list-rows'
import { newSession } from '../support/new-session'

// Measures the document of each list with a full page of rows, because staff open lists on phones, and each row is in
// it twice: as HTML and as data for React.

const LIMIT = 120_000
const ROWS = 50
/** A page of posts has fewer rows, because they have images. */
const POSTS = 25

const lists = [
  '/admin/waitlist',
  '/admin/blog',
  '/admin/contact',
  '/admin/applications',
  '/admin/newsletter',
  '/admin/mail',
  '/admin/mail/suppressed',
  '/admin/privacy',
  '/admin/activity',
  '/admin/help-center/searches',
]

let app: AppProcess
let cookie: string
beforeAll(async () => {
  await fillLists(ROWS)
  app = await startApp({ env: { WORKER: 'off' } })
  cookie = await newSession(app.url)
}, 90_000)
afterAll(() => app.stop())

it.each(lists)('%s has at most 120 kB with a full page of rows', async (path) => {
  const response = await fetch(app.url + path, { headers: { cookie } })
  const html = await response.text()
  expect(response.status).toBe(200)
  const rows = new Set(html.match(/(adeyemi|okafor|bello|balogun|lump-sum-|withdraw |an entry )\d+/g)).size
  // The seeded rows are on the same page.
  expect(rows).toBeGreaterThan(0.8 * (path === '/admin/blog' ? POSTS : ROWS))
  expect(Buffer.byteLength(html)).toBeLessThan(LIMIT)
})
