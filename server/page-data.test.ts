import { expect, it, vi } from 'vitest'
import { listen } from '../tests/support/listening.ts'
import { createFinisher, type FinishedPage, sendPage } from './finished-page.ts'
import { createPageData } from './page-data.ts'
import { createSecurityHeaders } from './security-headers.ts'

const finish = createFinisher(createSecurityHeaders({ isHttps: false }))

const pageWith = (text: string): FinishedPage => {
  const scripts =
    '<script src="/_next/static/chunks/main.js" id="_R_" async=""></script>' +
    `<script>self.__next_f.push([1,"${text}"])</script>`
  const headers = { 'content-type': 'text/html', 'cache-control': 's-maxage=60' }
  return finish(
    { status: 200, headers, body: Buffer.from(`<body><h1>About</h1>${scripts}</body>`) },
    '/about',
  )
}

/** Starts an instance that serves a page. */
async function instance(page?: FinishedPage) {
  const requestedPaths: string[] = []
  const data = createPageData()
  const findPage = async (path: string) => {
    requestedPaths.push(path)
    return page
  }
  const origin = await listen(async (request, response) => {
    const file = data.get(request.url) ?? (await data.find(request, findPage))
    if (file) sendPage(request, response, file)
    else response.writeHead(404).end()
  })
  return { data, requestedPaths, get: (path = '', method = 'GET') => fetch(origin + path, { method }) }
}

it('sends the data of every finished page as a script that never changes', async () => {
  const { data, get, requestedPaths } = await instance()
  const [before, after] = [pageWith('before'), pageWith('after')]
  for (const page of [before, after]) data.keep(page)
  for (const [page, text] of [
    [before, 'before'],
    [after, 'after'],
  ] as const) {
    const response = await get(page.data?.path)
    expect(await response.text()).toBe(`self.__next_f.push([1,"${text}"])`)
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('cache-control')).toContain('immutable')
  }
  expect(requestedPaths).toEqual([])
})

it('sends the data of a version for a day after that version was last current', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { data, get } = await instance()
  const [current, withdrawn] = [pageWith('current'), pageWith('withdrawn')]
  for (const page of [current, withdrawn]) data.keep(page)
  vi.advanceTimersByTime(23 * 3600 * 1000)
  data.keep(current)
  vi.advanceTimersByTime(2 * 3600 * 1000)
  const statuses = [(await get(current.data?.path)).status, (await get(withdrawn.data?.path)).status]
  vi.useRealTimers()
  expect(statuses).toEqual([200, 404])
})

it('finds the data of a page that another instance has sent', async () => {
  const page = pageWith('the same')
  const { get, requestedPaths } = await instance(page)
  // The second time, it no longer has to look.
  for (let turn = 0; turn < 2; turn++) expect(await (await get(page.data?.path)).text()).toContain('the same')
  expect(requestedPaths).toEqual(['/about'])
})

it.each(['POST', 'OPTIONS'])('renders no page for %s', async (method) => {
  const page = pageWith('the same')
  const { get, requestedPaths } = await instance(page)
  expect((await get(page.data?.path, method)).status).toBe(404)
  expect(requestedPaths).toEqual([])
})

it.each([
  ['a page whose content has changed', pageWith('now'), pageWith('then').data?.path],
  ['a page that does not exist', undefined, pageWith('then').data?.path],
  ['no page', undefined, '/page-data/0.js'],
  ['an invalid address', undefined, '/page-data/0.js?of=%00'],
])('responds with 404 to %s', async (_, page, path) => {
  const { get } = await instance(page)
  expect((await get(path)).status).toBe(404)
})
