import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import BlogSearchPage from '@/app/(site)/blog/search/page'
import CareersSearchPage from '@/app/(site)/careers/search/page'
import HelpSearchPage from '@/app/(site)/help/search/page'
import { GET as getHits } from '@/app/api/help-search/route'
import { POST as postMessage } from '@/app/api/help-suggestions/route'
import { helpMessages } from '@/lib/help/categories'
import * as searchLimits from '@/lib/help/search-limit'
import { pool } from '@/lib/platform/db'
import { log } from '@/lib/platform/log'
import { becomeVisitor } from '../support/request'

const level = log.level
beforeAll(() => {
  log.level = 'silent'
  becomeVisitor()
  const refuseConnection = async () => {
    throw new Error('connect ECONNREFUSED')
  }
  vi.spyOn(pool, 'query').mockImplementation(refuseConnection)
  vi.spyOn(pool, 'connect').mockImplementation(refuseConnection)
})
afterAll(() => {
  log.level = level
  vi.restoreAllMocks()
})

it.each([
  ['the blog', BlogSearchPage, { q: 'rent' }, '/blog/search?q=rent', 'All articles'],
  [
    'positions',
    CareersSearchPage,
    { department: 'product' },
    '/careers/search?department=product',
    'All positions',
  ],
  ['the answers', HelpSearchPage, { q: 'fees' }, '/help/search?q=fees', 'Show all answers'],
])(
  'a search of %s says that it is unavailable while the database is down',
  async (_what, page, params, href, all) => {
    const html = renderToStaticMarkup(
      await page({
        params: Promise.resolve({}),
        searchParams: Promise.resolve<Record<string, string>>(params),
      }),
    )
    expect(html).toContain('Search is not available right now')
    expect(html).toContain(href)
    expect(html).toContain(all)
    // The server must not store it: see server/page-store.ts.
    expect(html).toContain('<meta name="outage"')
  },
)

it.each([
  ['a search-as-you-type request', () => getHits(new Request('http://localhost/api/help-search?q=fees'))],
  [
    'a suggestions request',
    () =>
      postMessage(
        new Request('http://localhost/api/help-suggestions', {
          method: 'POST',
          body: JSON.stringify({ text: 'What fees do you charge for withdrawals?' }),
        }),
      ),
  ],
])('%s returns 503 with a message, even if the database fails after the limit check', async (_what, send) => {
  vi.spyOn(searchLimits, 'maySearch').mockResolvedValue(true)
  const response = await send()
  expect([response.status, await response.text()]).toEqual([503, `${helpMessages.unavailable}\n`])
})
