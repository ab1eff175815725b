import { createHash } from 'node:crypto'
import { PAGE_SCRIPTS } from '../components/site/page-scripts.ts'
import { isData } from './inline-scripts.ts'

/** The path of quiet pages' data. */
export const PAGE_DATA = '/page-data/'

interface QuietPage {
  html: string
  /** The data that the page's scripts need, which is itself a script, with its URL. */
  data: { path: string; script: string }
}

const script = /<script src="(\/_next\/static\/[^"]+)"(?: id="([^"]+)")? async=""><\/script>/g
const legacyScript = /<script src="\/_next\/static\/[^"]+" noModule=""><\/script>/g
const preload = /<link rel="preload" as="script"[^>]*>/g
/** React's data, and Turbopack's list of chunk groups. Next never writes "<" into them. */
const inlineData = /<script>((?:\(?self\.__next_f|\(globalThis\["TURBOPACK"\])[^<]*)<\/script>/g
/**
 * React's marker for a form with a server action. An empty `action` is invalid HTML, and removing it changes nothing.
 */
const emptyAction = /(<form\b[^>]*) action=""/g

/**
 * Removes the scripts from a finished page and adds a list, from which `loadScriptsOnInteraction` loads them when a
 * visitor first interacts. Returns undefined for a page without the expected structure, which is best left unchanged.
 * `address` is the page's path, by which other instances can find data of pages that they have not finished themselves.
 */
export function quietPage(html: string, address: string): QuietPage | undefined {
  const scripts: { src: string; id?: string }[] = []
  const data: string[] = []
  const rest = html
    .replace(preload, '')
    .replace(legacyScript, '')
    .replace(emptyAction, '$1')
    .replace(script, (_, src: string, id?: string) => {
      scripts.push(id ? { src, id } : { src })
      return ''
    })
    .replace(inlineData, (element, code: string) => {
      // Browsers run the data file without a hash.
      if (!isData(code)) return element
      data.push(code)
      return ''
    })
  const isStarted = scripts.some(({ id }) => id === '_R_') && data.length > 0
  const isEmpty = /<body[^>]*><\/body>/.test(rest)
  if (!isStarted || isEmpty || /<script[^>]* src=|__next_f/.test(rest) || !rest.includes('</body>'))
    return undefined
  const code = data.join('\n;')
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 20)
  const path = `${PAGE_DATA}${hash}.js?of=${encodeURIComponent(address)}`
  const list = JSON.stringify([{ src: path }, ...scripts]).replaceAll('<', '\\u003c')
  const element = `<script type="application/json" id="${PAGE_SCRIPTS}">${list}</script>`
  return { html: rest.replace('</body>', () => `${element}</body>`), data: { path, script: code } }
}
