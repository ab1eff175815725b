import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// How Next marks the document that is empty until its script has run.
const EMPTY = Buffer.from('id="__next_error__"')

/**
 * Pages about what is not there, rendered ahead (app/(site)/missing), to send instead of Next's document for `notFound()`: that one
 * shows nothing until all of its script has come, and nothing at all without.
 */
export function openLostPages(distDir) {
  const folder = path.resolve(distDir, 'server/app/missing')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')) : []
  const pages = new Map(
    names.map((name) => [path.basename(name, '.html'), readFileSync(path.join(folder, name))]),
  )

  /** What to send as the body of a 404 for this address. */
  function bodyFor(url, body) {
    if (!body.subarray(0, 4000).includes(EMPTY)) return body
    return pages.get(url.split(/[/?]/)[1]) ?? body
  }

  return { bodyFor }
}
