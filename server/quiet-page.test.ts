import { expect, it } from 'vitest'
import { quietPage } from './quiet-page.ts'

const page = [
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<script src="/_next/static/chunks/1.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script>',
  '</head><body><script>(function a(){})(null)</script><h1>Plans</h1>',
  '<script src="/_next/static/chunks/main.js" id="_R_" async=""></script>',
  '<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"0:\\u003cdiv"])</script>',
  '</body></html>',
].join('')

it('keeps the content, the styles and our own scripts, and lists the rest', () => {
  const quiet = quietPage(page, '/help?a=1')
  const { path } = quiet?.data ?? {}
  expect(path).toMatch(/^\/page-data\/[0-9a-f]{20}\.js\?of=%2Fhelp%3Fa%3D1$/)
  expect(quiet?.html).toBe(
    '<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/chunks/a.css"/></head>' +
      '<body><script>(function a(){})(null)</script><h1>Plans</h1>' +
      `<script type="application/json" id="page-scripts">[{"src":"${path}"},` +
      '{"src":"/_next/static/chunks/1.js"},{"src":"/_next/static/chunks/main.js","id":"_R_"}]</script></body></html>',
  )
})

it('removes the empty action of a form', () => {
  const form = '<form class="grid" action="" method="POST"><input name="a"/></form>'
  const quiet = quietPage(page.replace('<h1>', `${form}<h1>`), '/')
  expect(quiet?.html).toContain('<form class="grid" method="POST"><input name="a"/></form>')
})

it('merges the data into one script, in order', () => {
  const self: { __next_f?: unknown[] } = {}
  const scope = { self, globalThis: {} }
  new Function(...Object.keys(scope), quietPage(page, '/')?.data.script ?? '')(...Object.values(scope))
  expect(self.__next_f).toEqual([[0], [1, '0:<div']])
  expect(scope.globalThis).toEqual({ TURBOPACK: [{ otherChunks: [] }] })
})

it('names the data after a hash of its content', () => {
  const edited = page.replace('0:', '1:')
  expect(quietPage(edited, '/')?.data.path).not.toBe(quietPage(page, '/')?.data.path)
  expect(quietPage(page, '/')?.data.path).toBe(quietPage(page, '/')?.data.path)
})

it.each([
  [
    'a page that its scripts have to write',
    page.replace('<script>(function a(){})(null)</script><h1>Plans</h1>', ''),
  ],
  ['a page without scripts', '<html><body></body></html>'],
  ['a script of another form', page.replace(' async=""></script>', '></script>')],
  ['data of another form', page.replace('self.__next_f.push', 'window.__next_f.push')],
  ['data that does more', page.replace('push([1,"0:\\u003cdiv"])', 'push([1,"0"]);steal()')],
  ['a script that only looks like data', page.replace('<h1>', '<script>self.__next_f;steal()</script><h1>')],
  ['a page cut off', page.replace('</body></html>', '')],
])('leaves %s unchanged', (_, html) => expect(quietPage(html, '/')).toBeUndefined())
