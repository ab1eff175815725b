import type { IncomingMessage } from 'node:http'
import { createByteLimitedMap } from './byte-limited-map.ts'
import type { FinishedPage } from './finished-page.ts'
import { PAGE_DATA } from './quiet-page.ts'

const LIMIT = 32_000_000
/** For how many milliseconds the data of a version is sent after that version was last current. */
const MAX_AGE = 24 * 60 * 60 * 1000

type FindPage = (path: string) => Promise<FinishedPage | null | undefined>

/**
 * Stores the data of quiet pages, which is sent as files that never change. Keeps the data of earlier versions for
 * visitors who still have those versions open, but not forever, because a page may have been withdrawn.
 */
export function createPageData() {
  const versions = createByteLimitedMap<{ file: FinishedPage; keptAt: number }>(
    LIMIT,
    (path, { file }) => path.length + 2 * file.body.length,
  )

  function keep({ data }: FinishedPage) {
    if (data) versions.set(data.path, { file: data.file, keptAt: Date.now() })
  }

  function get(path = '') {
    const version = versions.get(path)
    return version && Date.now() - version.keptAt < MAX_AGE ? version.file : undefined
  }

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
    if (page?.data?.path !== path) return undefined
    keep(page)
    return page.data.file
  }

  return { keep, get, find }
}
