import type { IncomingMessage, ServerResponse } from 'node:http'
import { createByteLimitedMap } from './byte-limited-map.ts'
import { type FinishedPage, sendPage } from './finished-page.ts'
import { PAGE_DATA } from './quiet-page.ts'

const LIMIT = 32_000_000

/**
 * Serves the data of quiet pages as files that never change. Data of earlier versions is kept for visitors who still
 * have them open. `getPage` returns the current page at an address.
 */
export function createPageData(getPage: (address: string) => Promise<FinishedPage | undefined>) {
  const files = createByteLimitedMap<FinishedPage>(LIMIT, (path, file) => path.length + 2 * file.body.length)

  function keep({ data }: FinishedPage) {
    if (data && !files.get(data.path)) files.set(data.path, data.file)
  }

  /** Answers a request for such a file. */
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const path = request.url ?? ''
    if (!path.startsWith(PAGE_DATA)) return false
    const file = files.get(path) ?? (await find(path))
    if (file) sendPage(request, response, file)
    return file !== undefined
  }

  /** Another instance may have finished the page. */
  async function find(path: string) {
    const address = new URL(path, 'http://localhost').searchParams.get('of')
    const page = address ? await getPage(address) : undefined
    return page?.data?.path === path ? page.data.file : undefined
  }

  return { keep, answer }
}
