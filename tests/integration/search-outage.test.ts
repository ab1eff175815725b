import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import BlogSearchPage from '@/app/(site)/blog/search/page'
import CareersSearchPage from '@/app/(site)/careers/search/page'
import HelpSearchPage from '@/app/(site)/help/search/page'
import { pool } from '@/lib/platform/db'
import { log } from '@/lib/platform/log'
import { becomeVisitor } from '../support/request'

const level = log.level
beforeAll(() => {
  log.level = 'silent'
  becomeVisitor()
  const gone = async () => {
    throw new Error('connect ECONNREFUSED')
  }
  vi.spyOn(pool, 'query').mockImplementation(gone)
  vi.spyOn(pool, 'connect').mockImplementation(gone)
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
      await page({ searchParams: Promise.resolve<Record<string, string>>(params) }),
    )
    expect(html).toContain('Search is not available right now')
    expect(html).toContain(href)
    expect(html).toContain(all)
  },
)
