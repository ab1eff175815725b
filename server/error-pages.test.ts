import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { REFERENCE_PLACEHOLDER } from '../lib/platform/broken-page.ts'
import { openErrorPages } from './error-pages.ts'

const dir = mkdtempSync(path.join(os.tmpdir(), 'error-pages-'))
const app = path.join(dir, 'server/app')
mkdirSync(path.join(app, 'missing'), { recursive: true })
writeFileSync(path.join(app, 'missing/blog.html'), 'Article not found')
for (const [name, html] of [
  ['_not-found', 'Page not found'],
  ['broken', `This page couldn’t be loaded (${REFERENCE_PLACEHOLDER})`],
]) {
  writeFileSync(path.join(app, `${name}.html`), String(html))
  writeFileSync(path.join(app, `${name}.meta`), '{}')
}
const { bodyFor } = openErrorPages(dir)
afterAll(() => rmSync(dir, { recursive: true }))

const empty = '<html id="__next_error__">'
const failed = String.raw`${empty}<script>push([1,"46:E{\"digest\":\"3504267257\"}\n"])</script>`
const sent = (url: string, status: number, body: string) =>
  bodyFor(url, { status, body: Buffer.from(body) }).toString()

describe('the document that Next renders', () => {
  it.each([
    ['/blog/none?from=mail', 'Article not found'],
    ['/press/none', 'Page not found'],
  ])('for a missing page is replaced by the page of its noun, or the general one: %s', (url, page) =>
    expect(sent(url, 404, empty)).toBe(page),
  )

  it('for a page that failed to render is replaced by one that names the error', () =>
    expect(sent('/blog/lump-sums', 500, failed)).toBe('This page couldn’t be loaded (3504267257)'))

  it.each([
    ['a page', '/blog/lump-sums', 200, '<html><h1>Lump sums</h1>'],
    ['a missing page with content', '/blog/none', 404, '<html><h1>None</h1>'],
    ['a failed screen of the back office', '/admin/blog', 500, failed],
    ['an error without a reference', '/blog/lump-sums', 500, empty],
  ])('for %s stays', (_, url, status, body) => expect(sent(url, status, body)).toBe(body))
})
