import { expect, it } from 'vitest'
import { checkFileRequest } from './public-files.ts'

const url = '/film.mp4?play'
const routes = {
  isGeneratedFile: (path: string) => path === '/sitemap.xml',
  sizeOfFile: (path: string) => (path === '/film.mp4' ? 100 : undefined),
}

it.each(['bytes=0-', 'bytes=99-', 'bytes=0-49', 'bytes=50-50', 'bytes=-10', 'bytes=-100', 'bytes=0-999'])(
  'passes the range %s on',
  (range) => {
    const headers = { range }
    expect(checkFileRequest({ method: 'GET', url, headers }, routes)).toBeUndefined()
    expect(headers).toEqual({ range })
  },
)

it.each(['bytes=100-', 'bytes=999999999-'])('rejects the range %s', (range) => {
  expect(checkFileRequest({ method: 'GET', url, headers: { range } }, routes)).toMatchObject({
    status: 416,
    headers: { 'content-range': 'bytes */100' },
  })
})

it.each(['bytes=5-2', 'bytes=-0', 'bytes=-101', 'bytes=-', 'bytes=0-1,3-4', 'lines=1-2', 'x'])(
  'sends the whole file for the range %s',
  (range) => {
    const headers = { range }
    expect(checkFileRequest({ method: 'GET', url, headers }, routes)).toBeUndefined()
    expect(headers).toEqual({})
  },
)

it.each(['bytes=0-49', 'bytes=100-'])('ignores the range %s of a HEAD request', (range) => {
  const headers = { range }
  expect(checkFileRequest({ method: 'HEAD', url, headers }, routes)).toBeUndefined()
  expect(headers).toEqual({})
})

it('ignores conditions that are meant for writing', () => {
  const headers = {
    'if-match': '"a"',
    'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT',
    'if-none-match': '"b"',
  }
  expect(checkFileRequest({ method: 'HEAD', url, headers }, routes)).toBeUndefined()
  expect(headers).toEqual({ 'if-none-match': '"b"' })
})

it.each(['POST', 'OPTIONS'])('rejects %s', (method) => {
  expect(checkFileRequest({ method, url, headers: {} }, routes)).toMatchObject({ status: 405 })
  for (const other of ['/sitemap.xml?x', '/media/blog-images/a.webp', '/media/x.rsc'])
    expect(checkFileRequest({ method, url: other, headers: {} }, routes)).toMatchObject({ status: 405 })
})

it('passes requests for uploaded images on', () => {
  const request = { method: 'GET', url: '/media/blog-images/a.webp', headers: { range: 'bytes=0-1' } }
  expect(checkFileRequest(request, routes)).toBeUndefined()
  expect(request.headers).toEqual({ range: 'bytes=0-1' })
})

it('leaves other requests alone', () => {
  const headers = { range: 'bytes=5-2' }
  expect(checkFileRequest({ method: 'GET', url: '/sitemap.xml', headers }, routes)).toBeUndefined()
  expect(headers).toEqual({ range: 'bytes=5-2' })
  expect(checkFileRequest({ method: 'POST', url: '/waitlist', headers: {} }, routes)).toBeUndefined()
})
