import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppProcess, startApp } from '../support/app-process'
import { withClient } from '../support/database'
import { fillLists } from '../support/list-rows'
import { newSession } from '../support/new-session'

// Measures the document of each list with a full page of rows, because staff open lists on phones, and the
// document contains each row twice: as HTML and as data for React.

const LIMIT = 120_000
const ROWS = 50
/** A page of posts has fewer rows, because each has an image. */
const POSTS = 25

const lists = [
  ['/admin/waitlist', 'waitlist'],
  ['/admin/blog', 'post'],
  ['/admin/contact', 'contact_message'],
  ['/admin/applications', 'resume'],
  ['/admin/newsletter', 'newsletter_subscriber'],
  ['/admin/mail', 'mail_message'],
  ['/admin/mail/suppressed', 'mail_suppression'],
  ['/admin/privacy', 'privacy_request'],
  ['/admin/activity', undefined],
  ['/admin/help-center/searches', 'missed_search'],
] as const

let app: AppProcess
let cookie: string
beforeAll(async () => {
  await fillLists(ROWS)
  app = await startApp({ env: { WORKER: 'off' } })
  cookie = await newSession(app.url)
}, 90_000)
afterAll(() => app.stop())

it.each(lists)(
  '%s is smaller than 120 kB with a full page of rows, even if it loads slowly',
  async (path, table) => {
    const html = await slowDocument(path, table)
    const rows = new Set(html.match(/(adeyemi|okafor|bello|balogun|lump-sum-|withdraw |an entry )\d+/g)).size
    // Some rows on the page come from the seed data, and do not match.
    expect(rows).toBeGreaterThan(0.8 * (path === '/admin/blog' ? POSTS : ROWS))
    expect(Buffer.byteLength(html)).toBeLessThan(LIMIT)
  },
)

/**
 * Returns the document of a list, including its loading state. To delay the rows, keeps a table that the list
 * reads locked until the skeleton has arrived. Does not lock the activity log's table, because the page's
 * filters read it before the skeleton is shown.
 */
async function slowDocument(path: string, table: string | undefined) {
  return withClient(process.env.DATABASE_URL ?? '', async (client) => {
    if (table) await client.query(`BEGIN; LOCK TABLE ${table}`)
    const response = await fetch(app.url + path, { headers: { cookie } })
    expect(response.status).toBe(200)
    let html = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      html += chunk
      if (html.includes('skeleton')) await client.query('COMMIT')
    }
    return html
  })
}
