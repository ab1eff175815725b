import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { Island } from '../components/ui/island'
import { hashInlineScripts } from './inline-scripts.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const island = () => renderToStaticMarkup(Island({ run: (name: string) => alert(name), args: ['a<b'] }))
const bodyOf = (html: string) => /<script[^>]*>(.*)<\/script>/s.exec(html)?.[1] ?? ''

beforeEach(() => {
  vi.stubEnv('SCRIPT_KEY', 'the key of this build')
})

it('includes islands, which are signed', () => {
  const html = island()
  expect([...hashInlineScripts(`<head>${html}</head>`)]).toEqual([hashOf(bodyOf(html))])
})

it.each([
  'self.__next_f.push([1,"\\u003cp> \\n;alert(1)"])',
  '(self.__next_f=self.__next_f||[]).push([0])\n;self.__next_f.push([1,"a"])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[7]});',
])("includes React's data: %s", (script) => {
  expect([...hashInlineScripts(`<script>${script}</script>`)]).toEqual([hashOf(script)])
})

it.each([
  ['is not signed', '<script>alert(1)</script>'],
  ['has a signature of another script', island().replace('alert', 'steal')],
  ['has a made-up signature', '<script data-signature="0123456789abcdef">alert(1)</script>'],
  ['has an empty signature', '<script data-signature="">alert(1)</script>'],
  ['runs more than data', '<script>self.__next_f.push([alert(1)])</script>'],
  [
    'follows a list of chunks',
    '<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});alert(1);</script>',
  ],
  ['follows data', '<script>self.__next_f.push([1,"a"])\n;alert(1)</script>'],
  ['continues data', '<script>self.__next_f.push([1,"a"]),alert(1),([])</script>'],
  ['is a module', '<script type="module">alert(1)</script>'],
])('leaves out a script that %s', (_what, html) => {
  expect([...hashInlineScripts(html)]).toEqual([])
})

it('leaves out scripts signed with the key of another build', () => {
  const html = island()
  vi.stubEnv('SCRIPT_KEY', 'another key')
  expect([...hashInlineScripts(html)]).toEqual([])
})
