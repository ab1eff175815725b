import type { IncomingMessage } from 'node:http'
import { createByteLimitedMap } from './byte-limited-map.ts'
import type { FinishedPage } from './finished-page.ts'
import { PAGE_DATA } from './quiet-page.ts'

const LIMIT = 32_000_000

type FindPage = (path: string) => Promise<FinishedPage | null | undefined>

/**
 * Stores the data of quiet pages, which is sent as files that never change. Keeps the data of earlier versions for
 * visitors who still have those versions open.
 */
export function createPageData() {
  const files = createByteLimitedMap<FinishedPage>(LIMIT, (path, file) => path.length + 2 * file.body.length)

  function keep({ data }: FinishedPage) {
    if (data && !files.get(data.path)) files.set(data.path, data.file)
  }

  const get = (path = '') => files.get(path)

  /**
   * Finds the file of a page that another instance has finished. `findPage` returns the current page at a path, or
   * null if the site is too busy to render it. It is called only for GET and HEAD, because the render limit
   * (render-limit.ts) does not count all requests with other methods.
   */
  async function find(
    { method, url: path = '' }: Pick<IncomingMessage, 'method' | 'url'>,
    findPage: FindPage,
  ): Promise<FinishedPage | null | undefined> {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const pagePath = path.startsWith(PAGE_DATA) && new URL(path, 'http://localhost').searchParams.get('of')
    const page = pagePath ? await findPage(pagePath) : undefined
    if (page === null) return null
    return page?.data?.path === path ? page.data.file : undefined
  }

  return { keep, get, find }
}
